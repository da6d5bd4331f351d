import { describe, expect, it } from 'vitest';
import { operationNodes } from '../../node/api/operation-nodes';
import { exampleCall } from '../../node/api/request-examples';
import { readSiteFile } from '../../node/content/files';
import { callSamples } from '../../search/protocol/samples/call-samples';
import { operations } from '../../search/protocol/schema/operations';
import { pageFiles } from '../support/content-files';

describe('the environment variable of a secret', () => {
  const pages = pageFiles('content').map((file) => [file, readSiteFile(file) ?? ''] as const);
  const reading =
    /(?:\$\{?|env\.|environ\[.|getenv\(.|GetEnvironmentVariable\(.)(QSC_\w*TOKEN|EXPLAIN_\w+)/g;
  const using = pages.filter(([, source]) =>
    (source.match(/^ *```\w[^]*?^ *```$/gm) ?? []).some((block) => block.search(reading) >= 0),
  );

  it.each(using)('is set on %s, which uses it', (_, source) => {
    for (const [, name = ''] of source.matchAll(reading))
      expect(source).toContain(`export ${name}=`);
  });

  it.each(operations)('is set where the reference has the call $id', (operation) => {
    const page = JSON.stringify(operationNodes(operation, undefined));
    for (const { code } of callSamples(exampleCall(operation)))
      for (const [, name = ''] of code.matchAll(reading)) expect(page).toContain(`export ${name}=`);
  });
});
