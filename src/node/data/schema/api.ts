/** The API that the reference shows. */
export const apiTypes = /* GraphQL */ `
  """
  A call of the API, made from the schemas of src/search/protocol/schema.
  """
  type ApiOperation implements Node @dontInfer {
    "Name of the call and anchor of its section, such as search-get."
    operationId: String!
    "Group of the call: the name of its page."
    group: String!
    "HTTP method."
    method: String!
    "Path with its parameters in braces."
    path: String!
    "What the call does, in a few words."
    summary: String!
    "What the call does."
    description: String!
    "Token that the header X-QSC-Token holds; null when the call needs none."
    token: String
    "Address of the section in the reference."
    url: String!
    "Parameters of path and query, in the order of the reference."
    parameters: [ApiParameter!]!
    "Schema of the body; null when there is none."
    body: ApiSchema @link(by: "name", from: "bodyName")
    "Status of a success: 200, or a class such as 2XX."
    responseStatus: String!
    "Schema of the response; null where it is not known or there is none."
    response: ApiSchema @link(by: "name", from: "responseName")
    "Guide to the call."
    guide: DocPage @link(by: "file", from: "guideFile")
  }

  "A parameter of a call."
  type ApiParameter {
    "Name; an id in it is in braces."
    name: String!
    "path or query."
    in: String!
    "Type in words."
    type: String!
    "Default as text; null without one."
    default: String
    "Allowed values; empty when any is allowed."
    allowed: [String!]!
    "What the parameter does."
    description: String!
    "Address of its row in the reference."
    url: String!
  }

  """
  A named schema of the API.
  """
  type ApiSchema implements Node @dontInfer {
    "Name in the OpenAPI file."
    name: String!
    "What it describes."
    description: String!
    "The schema as JSON Schema; $ref holds the name of another one."
    schema: JSON!
    "Fields of the object, or of the entries of the list."
    properties: [ApiField!]!
  }

  "A field of a schema."
  type ApiField {
    "Name of the field."
    name: String!
    "Type in words."
    type: String!
    "Whether it is always there."
    required: Boolean!
    "What the field holds."
    description: String!
  }
`;
