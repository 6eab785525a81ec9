/** What the values of a column are. */
export type ColumnKind =
  | 'text'
  | 'handle'
  | 'id'
  | 'measure'
  | 'quantity'
  | 'flag'
  | 'status'
  | 'country'
  | 'tags'
  | 'price'
  | 'option'
  | 'image'
  | 'collection'
  | 'channel'
  | 'category'

/** The groups that columns are offered in. */
export type ColumnGroup = 'product' | 'variant' | 'options' | 'prices' | 'images' | 'channels' | 'categories'

/** A column that the server's format knows. */
export interface ImportColumn {
  /** Its name in the format, unique. */
  header: string
  kind: ColumnKind
  group: ColumnGroup
  /** Upper case; of a price. */
  currency?: string
  /** The name of the region that a price is for. */
  region?: string
}

const column = (group: ColumnGroup, kind: ColumnKind) => (header: string) => ({ header, kind, group })

const MEASURES = ['Weight', 'Length', 'Width', 'Height']
const CUSTOMS = ['HS Code', 'MID Code', 'Material']

/** The columns that a file has at most once. */
const FIXED: readonly ImportColumn[] = [
  column('product', 'id')('Product Id'),
  column('product', 'handle')('Product Handle'),
  ...['Product Title', 'Product Subtitle', 'Product Description'].map(column('product', 'text')),
  column('product', 'status')('Product Status'),
  column('product', 'text')('Product Thumbnail'),
  ...MEASURES.map((name) => column('product', 'measure')(`Product ${name}`)),
  ...CUSTOMS.map((name) => column('product', 'text')(`Product ${name}`)),
  column('product', 'country')('Product Origin Country'),
  ...['Product Collection Title', 'Product Collection Handle'].map(column('product', 'collection')),
  column('product', 'text')('Product Type'),
  column('product', 'tags')('Product Tags'),
  column('product', 'flag')('Product Discountable'),
  column('product', 'text')('Product External Id'),
  column('variant', 'id')('Variant Id'),
  ...['Variant Title', 'Variant SKU', 'Variant Barcode'].map(column('variant', 'text')),
  column('variant', 'quantity')('Variant Inventory Quantity'),
  ...['Variant Allow Backorder', 'Variant Manage Inventory'].map(column('variant', 'flag')),
  ...MEASURES.map((name) => column('variant', 'measure')(`Variant ${name}`)),
  ...CUSTOMS.map((name) => column('variant', 'text')(`Variant ${name}`)),
  column('variant', 'country')('Variant Origin Country'),
]

const FIXED_BY_HEADER = new Map(FIXED.map((known) => [known.header, known]))

const NUMBERED: readonly [RegExp, ColumnGroup, ColumnKind][] = [
  [/^Option [1-9]\d? (Name|Value)$/, 'options', 'option'],
  [/^Image [1-9]\d? Url$/, 'images', 'image'],
  [/^Sales Channel [1-9]\d? (Name|Id)$/, 'channels', 'channel'],
  [/^Product Category [1-9]\d? (Handle|Name)$/, 'categories', 'category'],
]

/** The column that a name of the format stands for. */
export function columnNamed(header: string): ImportColumn | undefined {
  const fixed = FIXED_BY_HEADER.get(header)
  if (fixed) return fixed
  const [, name, code] = /^Price (?:(.+) \[)?([A-Z]{3})\]?$/.exec(header) ?? []
  if (code !== undefined) {
    return {
      header,
      kind: 'price',
      group: 'prices',
      currency: code,
      ...(name !== undefined && { region: name }),
    }
  }
  const numbered = NUMBERED.find(([pattern]) => pattern.test(header))
  return numbered && { header, group: numbered[1], kind: numbered[2] }
}

/** A region that has a price column. */
export interface PriceRegion {
  name: string
  /** Any case. */
  currency_code: string
}

/** What decides which columns there are in a store. */
export interface ColumnStore {
  /** Upper case, the default one first. */
  currencies: readonly string[]
  regions: readonly PriceRegion[]
  hasChannels: boolean
  hasCategories: boolean
}

/** The header of a region's price column. */
export const regionPrice = ({ name, currency_code }: PriceRegion): string =>
  `Price ${name} [${currency_code.toUpperCase()}]`

const upTo = (count: number, headers: (at: number) => readonly string[]) =>
  Array.from({ length: count }, (_, at) => headers(at + 1)).flat()

/** The names of all columns that a file can have, with so many of those that repeat. */
export function columnNames(store: ColumnStore, repeats: number): string[] {
  return [
    ...FIXED.map(({ header }) => header),
    ...upTo(repeats, (at) => [`Option ${at} Name`, `Option ${at} Value`]),
    ...store.currencies.map((code) => `Price ${code}`),
    ...store.regions.map(regionPrice),
    ...upTo(repeats, (at) => [`Image ${at} Url`]),
    ...(store.hasChannels
      ? upTo(repeats, (at) => [`Sales Channel ${at} Name`, `Sales Channel ${at} Id`])
      : []),
    ...(store.hasCategories
      ? upTo(repeats, (at) => [`Product Category ${at} Handle`, `Product Category ${at} Name`])
      : []),
  ]
}
