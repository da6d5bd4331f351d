import type { IncomingMessage, ServerResponse } from 'node:http';
import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import { createDocsServer } from '../mcp/docs-server';
import type { DocsSources } from '../mcp/sources';
import type { Tool } from '../mcp/tool';
import { corsHeaders, headersOf, readBody } from './http';

/** Path of the Model Context Protocol. */
export const mcpPath = '/mcp';

export type HandleMcp = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** CORS headers, including the headers of the protocol. */
const mcpHeaders = {
  ...corsHeaders,
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Expose-Headers': 'Mcp-Session-Id, Mcp-Protocol-Version',
} as const;

/** Handles requests of the Model Context Protocol over HTTP. */
export function mcpHandler(sources: DocsSources, more: readonly Tool[] = []): HandleMcp {
  const handler = createMcpHandler(() => createDocsServer(sources, more));
  return async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, mcpHeaders).end();
      return;
    }
    const answer = await handler.fetch(await webRequest(request));
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...mcpHeaders });
    for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>)
      response.write(chunk);
    response.end();
  };
}

async function webRequest(
  request: IncomingMessage,
): Promise<Parameters<McpHttpHandler['fetch']>[0]> {
  return new Request(`http://${request.headers.host ?? 'localhost'}${request.url ?? mcpPath}`, {
    method: request.method ?? 'GET',
    headers: headersOf(request),
    body: request.method === 'POST' ? await readBody(request) : undefined,
  });
}
