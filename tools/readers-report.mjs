/** Most rows of a list. */
const MAX_ROWS = 20;

/**
 * A report of what readers missed, from their events and feedback. Nothing of it names a person: texts that readers wrote
 * are left out, and addresses and long numbers in queries are masked.
 * @param lines of JSON: an object, or a text that holds one, as nginx writes it
 * @returns the number of `events`, of lines that are none (`unread`), and the `lists`, each with the worst first
 */
export function readersReport(lines) {
  const read = lines.filter((line) => !/^\s*(?:"")?\s*$/.test(line)).map(eventOf);
  const events = read.filter(Boolean);
  const byType = grouped(events, ({ type }) => type);
  const of = (type) => byType.get(type) ?? [];
  const clicks = of('clickDocument').filter(({ requestId }) => requestId);
  const clicked = new Set(clicks.map(({ requestId }) => requestId));
  const opened = new Set(clicks.map((click) => `${click.requestId} ${pageOf(click)}`));
  const searches = of('search').filter(
    ({ page, query }) => page === 1 && typeof query === 'string',
  );
  const feedback = events.filter(({ type, helpful }) => !type && typeof helpful === 'boolean');
  // A vote comes as an event, as feedback, or as both; a report of an assistant comes as feedback alone.
  const votes = of('feedback');
  const counted = new Set([
    ...votes,
    ...feedback.filter(({ by, reason }) => by === 'assistant' || (votes.length === 0 && !reason)),
  ]);
  const lists = [
    list('Searches without hits', 'Query', searches, queryOf, {
      Searches: ({ total }) => total === 0,
    }),
    list('Searches with hits that nobody opened', 'Query', searches, queryOf, {
      'Not opened': ({ total, requestId }) => total > 0 && !clicked.has(requestId),
      Searches: ({ total }) => total > 0,
    }),
    list(
      'Pages that did not help',
      'Page',
      [...new Set([...counted, ...feedback])],
      pageOf,
      {
        No: (entry) => counted.has(entry) && entry.helpful === false,
        Yes: (entry) => counted.has(entry) && entry.helpful === true,
      },
      reasonsOf,
    ),
    list('Missing addresses', 'Address', of('missing'), pageOf, { Visits: () => true }),
    list('Answers that were shown and not used', 'Section', of('answer'), sectionOf, {
      'Not used': (answer) => !opened.has(`${answer.requestId} ${pageOf(answer)}`),
      Shown: () => true,
    }),
  ];
  return { events: events.length, unread: read.length - events.length, lists };
}

function eventOf(line) {
  try {
    const parsed = JSON.parse(line);
    const event = typeof parsed === 'string' ? JSON.parse(parsed) : parsed;
    return typeof event === 'object' && !Array.isArray(event) ? event : undefined;
  } catch {
    return undefined;
  }
}

/** A text that readers' browsers sent, on one line and without what may name a person. */
const masked = (text) =>
  String(text ?? '')
    .replace(/\p{C}+|\s+/gu, ' ')
    .trim()
    .slice(0, 200)
    .replace(/\S+@\S+/g, '[address]')
    .replace(/\+?\d[\d ()/.-]{5,}\d/g, '[number]');
const queryOf = ({ query }) => masked(query).toLowerCase();
const sectionOf = ({ documentId, page }) => masked(documentId ?? page).replace(/\?.*?(?=#|$)/, '');
const pageOf = (event) => sectionOf(event).replace(/#.*/, '');

function grouped(entries, keyOf) {
  const groups = new Map();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(entry);
  }
  return groups;
}

/** Reasons of readers whom a page did not help, the most frequent first. */
function reasonsOf(entries) {
  const reasons = entries.filter(({ helpful, reason }) => helpful === false && reason);
  return [...grouped(reasons, ({ reason }) => masked(reason))]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([reason, { length }]) => `${reason} ${length}`)
    .join(', ');
}

/** Rows of entries with the same name, with the first number at least one, the largest first. */
function list(title, name, entries, nameOf, counts, noteOf) {
  const rows = [...grouped(entries, nameOf)]
    .map(([key, all]) => ({
      name: key,
      numbers: Object.values(counts).map((isCounted) => all.filter(isCounted).length),
      ...(noteOf && { note: noteOf(all) }),
    }))
    .filter((row) => row.name !== '' && row.numbers[0] > 0)
    .sort((a, b) => b.numbers[0] - a.numbers[0] || a.name.localeCompare(b.name));
  const columns = [name, ...Object.keys(counts), ...(noteOf ? ['Reasons'] : [])];
  const more = rows.length > MAX_ROWS ? `${rows.length - MAX_ROWS} more.` : '';
  return { title, columns, rows: rows.slice(0, MAX_ROWS), more };
}

const summaryOf = ({ events, unread }) =>
  `Of ${events} events${unread > 0 ? `; ${unread} ${unread === 1 ? 'line' : 'lines'} could not be read` : ''}.`;
const cellsOf = ({ name, numbers, note }) => [name, ...numbers, note ?? []].flat();
const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The report as Markdown. */
export function markdownReport(report) {
  const row = (cells) =>
    `| ${cells.map((cell) => String(cell).replace(/[\\|<[\]`*_]/g, '\\$&')).join(' | ')} |`;
  const sections = report.lists.map(({ title, columns, rows, more }) =>
    [
      `## ${title}\n`,
      ...(rows.length > 0 ? [row(columns), row(columns.map(() => '---'))] : ['None.']),
      ...rows.map((entry) => row(cellsOf(entry))),
      ...(more ? [`\n${more}`] : []),
    ].join('\n'),
  );
  return `${['# What readers missed', summaryOf(report), ...sections].join('\n\n')}\n`;
}

/** The report as a page with a bar for each row. */
export function htmlReport(report) {
  const cell = (tag) => (text) => `<${tag}>${escaped(text)}</${tag}>`;
  const sections = report.lists.map(({ title, columns, rows, more }) => {
    const most = rows[0]?.numbers[0];
    const lines = rows.map(
      (entry) =>
        `<tr>${cellsOf(entry).map(cell('td')).join('')}<td><meter max="${most}" value="${entry.numbers[0]}" aria-label="${escaped(entry.name)}"></meter></td></tr>`,
    );
    const table = `<table><thead><tr>${columns.map(cell('th')).join('')}<th>Share</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
    return `<h2>${escaped(title)}</h2>${rows.length > 0 ? table : '<p>None.</p>'}${more && `<p>${more}</p>`}`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What readers missed</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; border-bottom: 1px solid color-mix(in srgb, currentcolor 20%, transparent); overflow-wrap: anywhere; }
meter { width: 10rem; }
</style>
<h1>What readers missed</h1>
<p>${escaped(summaryOf(report))}</p>
${sections.join('\n')}
</html>
`;
}
