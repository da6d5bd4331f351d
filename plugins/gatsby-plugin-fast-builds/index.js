// The Node APIs are in gatsby-node.js.
