import { createHash } from 'node:crypto';
import { docsTools, SERVER_VERSION } from '../../search/mcp/request-tools';
import { apiFileRoutes } from '../../lib/addresses/output-routes';
import { routes } from '../../lib/addresses/routes';
import { topicPages } from '../../lib/topic-pages';
import { absoluteUrl } from '../../lib/addresses/urls';
import { site } from '../../site';

const SKILL = 'qsc-documentation';
const skillDescription =
  'Answer questions about QSC, a search platform, from its documentation, and check requests to its API.';

const serverCard = '/.well-known/mcp/server-card.json';

/** Files by which assistants discover what the site offers to programs; a file without a text must not exist. */
export function assistantFiles(
  pathPrefix: string,
  mcpUrl = site.mcpUrl,
): [file: string, text: string | undefined][] {
  const address = (route: string) => absoluteUrl(route, pathPrefix);
  const skill = skillText(address);
  const skills = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        ...{ name: SKILL, type: 'skill-md', description: skillDescription },
        url: address(routes.skill),
        digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
      },
    ],
  };
  const { hostname } = new URL(site.siteUrl);
  const server = {
    name: `${hostname.split('.').reverse().join('.')}/documentation`,
    title: site.title,
    description: `Search and read the ${site.company} documentation, check requests, and run them on a sample shop.`,
    version: SERVER_VERSION,
    websiteUrl: address(topicPages.assistants),
    remotes: [{ type: 'streamable-http', url: mcpUrl }],
  };
  const catalog = {
    specVersion: '1.0',
    entries: [
      {
        identifier: `urn:air:${hostname}:mcp:documentation`,
        displayName: site.title,
        type: 'application/mcp-server-card+json',
        url: address(serverCard),
      },
    ],
  };
  const schema = (name: string) => `https://static.modelcontextprotocol.io/schemas/${name}.json`;
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  const withServer = (value: object) => (mcpUrl ? json(value) : undefined);
  return [
    [routes.skill, skill],
    ['/.well-known/agent-skills/index.json', json(skills)],
    ['/.well-known/ai-catalog.json', withServer(catalog)],
    [serverCard, withServer({ $schema: schema('v1/server-card.schema'), ...server })],
    ['/server.json', withServer({ $schema: schema('2025-12-11/server.schema'), ...server })],
  ];
}

function skillText(address: (route: string) => string): string {
  const tools = docsTools.map(({ name, description }) => `- \`${name}\`: ${description}`);
  return `---
name: ${SKILL}
description: ${skillDescription}
---

# QSC documentation

1. Find pages in ${address(routes.llms)}. Read a page at its address with \`.md\`.
2. Look up calls, parameters and bodies in ${address(apiFileRoutes.yaml)}.
3. A page begins with what it does not cover. If an answer is not there, say so.
4. Keep \`{host}\`, \`{tenant}\` and \`{index}\` as placeholders unless the reader names values.

With the Model Context Protocol server of the documentation there are tools for these steps. Set it up as ${address(topicPages.assistants)} describes:

${tools.join('\n')}
`;
}
