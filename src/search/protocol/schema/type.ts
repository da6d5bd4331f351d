/**
 * The functions of TypeBox that the schemas use: `import * as Type from './type'`. `src/node/gatsby/bundle-alone.mjs` makes
 * one module of them, since webpack would read hundreds of modules of TypeBox.
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
