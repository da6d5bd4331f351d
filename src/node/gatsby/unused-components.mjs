import { transformAsync, types } from '@babel/core';

const isNamed = (node, name) =>
  types.isMemberExpression(node) && types.isIdentifier(node.property, { name });

/** Babel plugin: types of props go, and a component that React wraps counts as unused when nothing imports it. */
const plugin = {
  visitor: {
    AssignmentExpression(assignment) {
      if (isNamed(assignment.node.left, 'propTypes')) assignment.remove();
    },
    CallExpression({ node }) {
      if (isNamed(node.callee, 'forwardRef')) types.addComment(node, 'leading', '#__PURE__');
    },
  },
};

/**
 * Webpack loader for Gatsby's modules: lets the bundler leave out components that the site does not use, such as `Link`.
 * Without it their types of props, which production does not check, hold them.
 */
export default function unusedComponents(source) {
  const done = this.async();
  transformAsync(source, {
    babelrc: false,
    configFile: false,
    filename: this.resourcePath,
    parserOpts: { plugins: ['jsx'] },
    plugins: [() => plugin],
    sourceMaps: true,
  }).then(({ code, map }) => done(null, code, map), done);
}
