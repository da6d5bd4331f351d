import { sampleShopFiles } from '../shop/sample-files';
import type { ApiResponse } from '../../search/practice/api-call';
import { createTenant } from '../../search/practice/tenant';
import { emptyState } from '../../search/practice/tenant-state';
import { memoryStore } from '../../search/practice/tenant-store';
import { practiceTokens } from '../../search/practice/tokens';
import { shopCalls } from '../../search/practice/shop-calls';
import { sampleUrl, type SampleCall } from '../../search/protocol/samples/sample-call';

/** What a sample sends to a practice tenant. */
export function practiceCall(call: SampleCall) {
  const [path = '', query = ''] = sampleUrl(call).replace('https://{host}', '').split('?');
  return { method: call.method, path, query, ...(call.body !== undefined && { body: call.body }) };
}

/** Response of a practice tenant that has the sample shop, and a full feed that runs where the call ends one. */
export async function practiceResponse(call: SampleCall): Promise<ApiResponse> {
  const tenant = createTenant({
    tenant: 'demo',
    tokens: practiceTokens,
    store: memoryStore(emptyState),
  });
  const send = (sent: ReturnType<typeof practiceCall>) =>
    tenant.handle({
      ...sent,
      headers: {
        'content-type': 'application/json',
        'x-qsc-token': sent.path.includes('/searchapp/')
          ? practiceTokens.admin
          : practiceTokens.feeding,
      },
      origin: 'https://{host}',
    });
  const sent = practiceCall(call);
  const files = new Map(sampleShopFiles());
  for (const { method, path, file } of shopCalls)
    await send({ method, path, query: '', body: files.get(file) ?? '' });
  const start = sent.path.replace(/\/fullfeed\/(?:end|cancel)\//, '/fullfeed/start/');
  if (start !== sent.path) await send({ ...sent, path: start });
  return send(sent);
}
