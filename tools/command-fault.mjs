/** A fault that the user of a command can repair: only its message is shown. */
export class CommandFault extends Error {
  name = 'CommandFault';
}

/** Codes of Node for files that are named as arguments. */
const ofFiles = ['EACCES', 'EISDIR', 'ENOENT', 'ENOTDIR'];

/** Without signs that a terminal would obey, which arguments may have. */
const onOneLine = (text) => text.replace(/\p{C}+/gu, ' ');

// A command that imports this module ends with one line where its arguments are wrong; other errors are faults of its own.
process.on('uncaughtException', (error) => {
  const { name, code = '', message } = error ?? {};
  if (name === 'CommandFault' || ofFiles.includes(code)) console.error(onOneLine(message));
  // Node goes on with how to write an argument that begins with a dash.
  else if (code.startsWith?.('ERR_PARSE_ARGS_'))
    console.error(`${onOneLine(message.split('. ')[0])}.`);
  else console.error(error);
  process.exit(1);
});
