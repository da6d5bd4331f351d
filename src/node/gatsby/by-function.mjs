/** Loader of both bundlers: gives a file to the function `make` of its options, with its path and the query of its import. */
export default function byFunction(source) {
  const done = this.async();
  this.getOptions()
    .make(source, this.resourcePath, this.resourceQuery)
    .then(
      ({ code, map }) => done(null, code, map ?? undefined),
      (error) => done(withoutStack(error)),
    );
}

/** The message says what is wrong in which file and line; where Babel found it is of no use. */
function withoutStack({ message }) {
  const error = new Error(message);
  delete error.stack;
  return error;
}
