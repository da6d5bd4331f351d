import * as Type from '../protocol/schema/type';
import { site } from '../../site';
import { pageAt, route } from './page-tools';
import { text, toolOf, type Tool } from './tool';
import { ToolError } from './tool-error';

/** Largest number of reports of all callers within `MINUTES`. */
const MAX_REPORTS = 10;
const MINUTES = 10;

/** A tool that reports a problem of a page. @param send sends the report as JSON */
export function reportTool(send: (feedback: string) => void | Promise<void>): Tool {
  let times: number[] = [];
  return toolOf({
    name: 'report_problem',
    title: 'Report a problem with a page',
    description:
      'Tells the writers of the documentation that a page is wrong, unclear, or incomplete. Ask the user first, and send nothing personal.',
    changes: true,
    input: Type.Object({
      route,
      problem: text('What is wrong or missing, in which section.', 2000, 10),
    }),
    run: async (input, sources) => {
      const { route: page } = await pageAt(input.route, sources);
      const now = Date.now();
      times = times.filter((time) => now - time < MINUTES * 60_000);
      if (times.length >= MAX_REPORTS)
        throw new ToolError(`Only ${MAX_REPORTS} reports in ${MINUTES} minutes: try again later.`);
      times.push(now);
      const vote = { page, helpful: false, by: 'assistant', reason: 'Reported by an assistant' };
      await send(JSON.stringify({ ...vote, text: input.problem }));
      return { sent: true };
    },
  });
}

export async function postFeedback(body: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(site.feedbackEndpoint, { method: 'POST', headers, body }).catch(
    () => undefined,
  );
  if (!response?.ok) throw new ToolError('The report could not be sent: try again later.');
}
