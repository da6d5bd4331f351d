import { sampleShopFiles } from '../shop/sample-files';
import type { ApiResponse } from '../../search/practice/api-call';
import { callsBefore } from '../../search/practice/calls-before';
import { createTenant } from '../../search/practice/tenant';
import { memoryStore } from '../../search/practice/tenant-store';
import { clientHeaders, practiceTokens } from '../../search/practice/tokens';
import { shopCalls } from '../../search/practice/shop-calls';
import { sentCall, type SampleCall } from '../../search/protocol/samples/sample-call';

/** Response of a practice tenant with the sample shop to a call, after the calls that it requires. */
export async function practiceResponse(call: SampleCall): Promise<ApiResponse> {
  const store = memoryStore();
  const tenant = createTenant({ tenant: 'demo', tokens: practiceTokens, store });
  const send = (sent: ReturnType<typeof sentCall>) =>
    tenant.handle({ ...sent, headers: clientHeaders(sent), origin: 'https://{host}' });
  const sent = sentCall(call);
  const files = new Map(sampleShopFiles());
  for (const { method, path, file } of shopCalls)
    await send({ method, path, query: '', body: files.get(file) ?? '' });
  for (const before of callsBefore(sent, await store.read())) await send(before);
  return send(sent);
}
