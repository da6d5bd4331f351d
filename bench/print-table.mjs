/** Prints a table of Markdown. @param heads the heads of its columns, with ` | ` between them */
export function printTable(heads, rows) {
  console.log(`\n| ${heads} |\n|${'---|'.repeat(heads.split('|').length)}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}
