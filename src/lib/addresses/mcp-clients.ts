/** Name that clients show for the server. */
const name = 'qsc-documentation';

/** `btoa` takes no other letters. */
const inAscii = (url: string) => url.replace(/[^ -~]+/g, encodeURIComponent);

/** Links that add the tools for assistants to an editor. @param url address of the server */
export const installLinks = (url: string) => [
  {
    label: 'Cursor',
    address: `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${encodeURIComponent(btoa(JSON.stringify({ url: inAscii(url) })))}`,
  },
  {
    label: 'VS Code',
    address: `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, type: 'http', url }))}`,
  },
];

/** Commands that add the tools to assistants in a terminal. @param url address of the server */
export const installCommands = (url: string) => [
  { label: 'Claude Code', command: `claude mcp add --transport http ${name} "${url}"` },
  { label: 'Codex', command: `codex mcp add ${name} --url "${url}"` },
  { label: 'Gemini CLI', command: `gemini mcp add --transport http ${name} "${url}"` },
];
