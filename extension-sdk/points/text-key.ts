/**
 * The texts of the extension, for the keys that TypeScript accepts. It is empty; `texts.d.ts` of an extension adds
 * `english`, the type of its `locales/en.json`. Without that any key is accepted.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- extensions add to it
export interface Texts {}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** A key without its plural form: `products` for `products_one`. */
type WithoutPlural<Key extends string, Start extends string = ''> = Key extends `${infer Part}_${infer Rest}`
  ? Rest extends PluralForm
    ? `${Start}${Part}`
    : WithoutPlural<Rest, `${Start}${Part}_`>
  : `${Start}${Key}`

/** A key without its last part, a context: `friend` for `friend_male`. */
type WithoutContext<Key extends string, Start extends string = ''> = Key extends `${infer Part}_${infer Rest}`
  ? Rest extends `${string}_${string}`
    ? WithoutContext<Rest, `${Start}${Part}_`>
    : `${Start}${Part}`
  : `${Start}${Key}`

/** Everything that i18next finds a text by. */
type Found<Key extends string> = Key | WithoutPlural<Key> | WithoutContext<WithoutPlural<Key>>

type KeysOf<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string ? Found<Key> : `${Key}.${KeysOf<Group[Key]>}`
}[keyof Group & string]

/**
 * A key of the extension's own translations, for example `'sidebar.products'`; keys of nested texts are joined by dots,
 * and a key stands without its plural form or context. {@link Texts} says which there are.
 * The build copies the texts of the keys that a manifest names into the manifest, in every language that
 * the extension ships, so that the shell can label a link before any code of the extension has loaded.
 */
export type TextKey = Texts extends { english: infer English } ? KeysOf<English> : string
