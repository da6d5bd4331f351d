import { expect, it } from 'vitest';
import { fillMarkdown } from './fill-markdown';

const page = `Call \`https://{host}/api/v1/search/demo/products\`; {host} is yours.

**Request** (checked against the protocol)

\`\`\`http
GET https://{host}/api/v1/search/demo/products HTTP/1.1
\`\`\`

- **Response, shortened**

  \`\`\`\`json
  { "url": "https://{host}/api/v1/search/demo/products" }
  \`\`\`\`

See https://{host}/console/list/{tenant}.
`;

it('fills addresses and samples of a page as Markdown, not responses and sentences', () => {
  expect(fillMarkdown(page, { host: 'qsc.acme.example', tenant: 'acme' })).toBe(
    page
      .replace(
        'Call `https://{host}/api/v1/search/demo',
        'Call `https://qsc.acme.example/api/v1/search/acme',
      )
      .replace(
        'GET https://{host}/api/v1/search/demo',
        'GET https://qsc.acme.example/api/v1/search/acme',
      )
      .replace(
        'https://{host}/console/list/{tenant}',
        'https://qsc.acme.example/console/list/acme',
      ),
  );
  expect(fillMarkdown(page, {})).toBe(page);
  expect(fillMarkdown(page, { host: 'localhost:9330' })).toContain(
    'GET http://localhost:9330/api/v1/search/demo/products',
  );
});
