import path from 'node:path';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { readArguments } from '../../../tools/arguments.mjs';
import { site } from '../../site';
import { createDocsServer } from '../mcp/docs-server';
import { postFeedback, reportTool } from '../mcp/report-tool';
import { builtSources } from './built-sources';

readArguments({ options: {} });

// Standard output belongs to the protocol; messages for people go to standard error.
const sources = builtSources(path.resolve('public'));
const report = site.feedbackEndpoint ? [reportTool(postFeedback)] : [];
serveStdio(() => createDocsServer(sources, report), {
  onerror: (error) => console.error(error.message),
});
console.error('The documentation is served over standard input and output. Stop with Ctrl+C.');
