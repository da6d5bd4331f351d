/** Codes of Node for files that are named as arguments. */
const ofFiles = ['EACCES', 'EEXIST', 'EISDIR', 'ENAMETOOLONG', 'ENOENT', 'ENOTDIR', 'EROFS'];

// A command that imports this module ends with one line where its arguments are wrong; other errors are faults of its own.
process.on('uncaughtException', (error) => {
  const { name, code, message } = error ?? {};
  // The program that reads the output, such as head, has ended.
  if (code === 'EPIPE') process.exit(0);
  // A terminal would obey control characters, which arguments may have.
  const isOfUser = name === 'CommandFault' || ofFiles.includes(code);
  console.error(isOfUser ? message.replace(/\p{C}+/gu, ' ') : error);
  process.exit(1);
});
