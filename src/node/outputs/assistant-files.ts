import { docsTools } from '../../search/mcp/docs-tools';
import { apiFileRoutes, contentApiRoutes } from '../../lib/output-routes';
import { routes } from '../../lib/routes';
import { topicPages } from '../../lib/topic-pages';
import { absoluteUrl } from '../../lib/urls';
import { site } from '../../site';

/** Files by which assistants find out what the site offers to programs. */
export function assistantFiles(pathPrefix: string): [file: string, text: string][] {
  const address = (route: string) => absoluteUrl(route, pathPrefix);
  const skill = skillText(address);
  const offers = {
    name: site.title,
    description: site.description,
    llms: address(routes.llms),
    skill: address(routes.skill),
    openapi: address(apiFileRoutes.json),
    content: address(contentApiRoutes.content),
    setup: address(topicPages.assistants),
    ...(site.mcpUrl && { mcp: site.mcpUrl }),
    tools: docsTools.map(({ name, description }) => ({ name, description })),
  };
  return [
    [routes.skill, skill],
    ['/.well-known/assistants.json', `${JSON.stringify(offers, null, 2)}\n`],
  ];
}

function skillText(address: (route: string) => string): string {
  const tools = docsTools.map(({ name, description }) => `- \`${name}\`: ${description}`);
  return `---
name: qsc-documentation
description: Answer questions about QSC, a search platform, from its documentation, and check requests to its API.
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
