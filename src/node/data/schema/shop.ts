/** The shop. */
export const shopTypes = /* GraphQL */ `
  """
  A product of the shop that the documentation's requests search, made from content/shop/products.json.
  """
  type ShopProduct implements Node @dontInfer {
    "Id of the product, such as p-1001."
    productId: String!
    "Place in the file, from 1 on; the samples of the documentation use the first ten."
    position: Int!
    "Name, unique."
    title: String!
    "One or two sentences."
    description: String!
    "Maker."
    brand: String!
    "Path of groups, from the top down."
    category: [String!]!
    "EUR, of the whole pack."
    price: Float!
    "Sales units; 0 is out of stock."
    stock: Int!
    "Main color."
    color: String!
    "Address in the shop."
    url: String!
    "Day of the last change of the data."
    updated: Date! @dateformat
    "Day of the start of sale."
    released: Date! @dateformat
    "Day of the last sale."
    lastPurchased: Date @dateformat
    "First day of a promotion; the filter f.promotion.dateRangeInPeriod reads both days."
    startPromotion: Date @dateformat
    "Last day of the promotion."
    endPromotion: Date @dateformat
    "V: 12, 18 and 36 are battery tools, 230 is mains."
    voltage: Int
    "W, rated input."
    power: Int
    "kg, with the supplied battery."
    weight: Float
    "mm: over all, or of the working part."
    length: Float
    "mm."
    diameter: Float
    "Of the working part or the body."
    material: String
    "Pieces."
    packSize: Int
    "1 to 5, one decimal."
    rating: Float
    "The family of products that differ in color or attributes, the product itself first; empty without one."
    variants: [ShopProductVariant!]!
  }

  "One of a family of products; attributes as in ShopProduct."
  type ShopProductVariant {
    "Id of the variant, such as p-1001-green."
    productId: String!
    "Name."
    title: String!
    "EUR, of the whole pack."
    price: Float!
    "Sales units."
    stock: Int!
    "Main color."
    color: String
    "V."
    voltage: Int
    "W."
    power: Int
    "kg."
    weight: Float
    "mm."
    length: Float
    "mm."
    diameter: Float
    "Of the working part or the body."
    material: String
    "Pieces."
    packSize: Int
  }
`;
