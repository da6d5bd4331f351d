/** Most rows of a list. */
const MAX_ROWS = 20;

/**
 * A report of what readers missed, from their events and feedback. Nothing in it names a person: texts that readers wrote
 * are left out, and addresses and long numbers in queries are masked.
 * @param lines of JSON: an object, or a text that holds one, as nginx writes it
 * @returns the number of `events`, of lines that are none (`unread`), and the `lists`, each with the worst first
 */
export function readersReport(lines) {
  const read = lines.filter((line) => !/^\s*(?:"")?\s*$/.test(line)).map(eventOf);
  const events = read.filter(Boolean);
  const of = (name) => events.filter(({ type }) => type === name);
  const clicks = of('clickDocument').filter(({ requestId }) => requestId);
  const clicked = new Set(clicks.map(({ requestId }) => requestId));
  const opened = new Set(clicks.map((click) => `${click.requestId} ${pageOf(click)}`));
  const searches = of('search').filter(
    ({ page, query }) => page === 1 && typeof query === 'string',
  );
  const withHits = searches.filter(({ total }) => total > 0);
  const feedback = events.filter(({ type, helpful }) => !type && typeof helpful === 'boolean');
  // A vote comes as an event, as feedback, or as both; a report of an assistant comes as feedback alone.
  const votes = of('feedback');
  const isVote = ({ type, by, reason }) =>
    type || by === 'assistant' || (votes.length === 0 && !reason);
  const lists = [
    list('Searches without hits', 'Query', queryOf, searches, {
      Searches: count(({ total }) => total === 0),
    }),
    list('Searches with hits that nobody opened', 'Query', queryOf, withHits, {
      'Not opened': count(({ requestId }) => !clicked.has(requestId)),
      Searches: count(),
    }),
    list('Pages that did not help', 'Page', pageOf, [...votes, ...feedback], {
      No: count((entry) => entry.helpful === false && isVote(entry)),
      Yes: count((entry) => entry.helpful === true && isVote(entry)),
      Reasons: reasonsOf,
    }),
    list('Missing addresses', 'Address', pageOf, of('missing'), { Visits: count() }),
    list('Answers that were shown and not used', 'Section', sectionOf, of('answer'), {
      'Not used': count((answer) => !opened.has(`${answer.requestId} ${pageOf(answer)}`)),
      Shown: count(),
    }),
  ];
  return { events: events.length, unread: read.length - events.length, lists };
}

function eventOf(line) {
  try {
    const parsed = JSON.parse(line.trim());
    const event = typeof parsed === 'string' ? JSON.parse(parsed) : parsed;
    if (!event || Array.isArray(event) || typeof event !== 'object') return undefined;
    // Events have no objects in them; some cannot even be shown as a text.
    const fields = Object.entries(event).filter(([, value]) => typeof value !== 'object');
    return Object.fromEntries(fields);
  } catch {
    return undefined;
  }
}

/** A text that readers' browsers sent, on one line and without parts that may name a person. */
const masked = (text) =>
  String(text ?? '')
    .normalize('NFKC')
    .replace(/\p{C}+|\s+/gu, ' ')
    .trim()
    .slice(0, 200)
    .replace(/\S+(?:@|%40)\S*/g, '[address]')
    .replace(
      /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?<![a-z\d])(?=(?:[a-z]*\d){5})[a-z\d]{16,}/gi,
      '[number]',
    )
    .replace(/\+?\d[\d ()/.-]{5,}\d/g, '[number]');
const queryOf = ({ query }) => masked(query).toLowerCase();
const sectionOf = ({ documentId, page }) =>
  masked(String(documentId ?? page ?? '').replace(/\?.*?(?=#|$)/, ''));
const pageOf = (event) => sectionOf(event).replace(/#.*/, '');
const count =
  (isCounted = () => true) =>
  (entries) =>
    entries.filter(isCounted).length;

/** Reasons of readers whom a page did not help, the most frequent first. */
const reasonsOf = (entries) => {
  const unhelpful = entries.filter(({ helpful, reason }) => helpful === false && reason);
  const rows = sorted(unhelpful, ({ reason }) => masked(reason), [count()]).slice(0, MAX_ROWS);
  return rows.map((row) => row.join(' ')).join(', ');
};

/** A list of the things that entries name. @param columns cells of a thing by its entries; the first is a number */
function list(title, heading, nameOf, entries, columns) {
  const rows = sorted(entries, nameOf, Object.values(columns));
  const more = rows.length > MAX_ROWS ? `${rows.length - MAX_ROWS} more.` : '';
  const note = rows.length > 0 ? more : 'None.';
  return { title, heads: [heading, ...Object.keys(columns)], rows: rows.slice(0, MAX_ROWS), note };
}

/** Rows of a name and its cells, the largest first number first. Those with zero are left out. */
function sorted(entries, nameOf, cells) {
  const groups = Object.create(null);
  for (const entry of entries) (groups[nameOf(entry)] ??= []).push(entry);
  return Object.entries(groups)
    .map(([name, all]) => [name, ...cells.map((cellOf) => cellOf(all))])
    .filter(([name, number]) => name !== '' && number > 0)
    .sort(([a, more], [b, number]) => number - more || a.localeCompare(b, 'en'));
}

const summaryOf = ({ events, unread }) =>
  `Of ${events} events.${unread > 0 ? ` Lines that could not be read: ${unread}.` : ''}`;

/** The report as Markdown. */
export function markdownReport(report) {
  const escaped = (cell) => String(cell).replace(/[\\|<[\]`*_&~$]/g, '\\$&');
  const row = (cells) => `| ${cells.map(escaped).join(' | ')} |`;
  const tableOf = ({ heads, rows }) => [heads, heads.map(() => '---'), ...rows].map(row).join('\n');
  const sections = report.lists.flatMap((list) => [
    `## ${list.title}`,
    ...(list.rows.length > 0 ? [tableOf(list)] : []),
    ...(list.note ? [list.note] : []),
  ]);
  return `${['# What readers missed', summaryOf(report), ...sections].join('\n\n')}\n`;
}

/** The report as a page with a bar for each row. */
export function htmlReport(report) {
  const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const row = (cells) => `<tr><td>${cells.join('</td><td>')}</td></tr>`;
  const sections = report.lists.map(({ title, heads, rows, note }) => {
    const [[, most] = []] = rows;
    const bar = (value) => `<meter max="${most}" value="${value}" aria-hidden="true"></meter> `;
    const cellsOf = ([name, number, ...cells]) =>
      row([escaped(name), bar(number) + number, ...cells.map(escaped)]);
    const head = `<tr><th>${heads.join('</th><th>')}</th></tr>`;
    const table = `<table>\n${[head, ...rows.map(cellsOf)].join('\n')}\n</table>`;
    return `<h2>${title}</h2>\n${rows.length > 0 ? table : ''}<p>${note}</p>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What readers missed</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
th, td { padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
td:first-child { overflow-wrap: anywhere; }
</style>
<h1>What readers missed</h1>
<p>${summaryOf(report)}</p>
${sections.join('\n')}
</html>
`;
}
