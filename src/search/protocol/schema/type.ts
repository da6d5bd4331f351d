/**
 * The functions of TypeBox that the schemas use: `import * as Type from './type'`. It consists of hundreds of modules, all of which
 * webpack would read for a dozen functions; by this list they come to it as one (`src/node/gatsby/bundle-alone.mjs`).
 */
export {
  Array,
  Boolean,
  Enum,
  Integer,
  Literal,
  Module,
  Number,
  Object,
  Optional,
  Record,
  Ref,
  String,
  Union,
  Unknown,
  Unsafe,
  type Static,
  type TObject,
  type TOptional,
  type TSchema,
  type TSchemaOptions,
} from 'typebox';
