/** What a column of a file is taken for. */
export interface ColumnGuess {
  /** The name of a column of the format; null for none. */
  target: string | null
  /** Not the format's own name: a person should check it. */
  isGuessed: boolean
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Other names of columns, as people and other shops write them, without blanks. */
const SYNONYMS: Readonly<Record<string, string>> = {
  id: 'Product Id',
  handle: 'Product Handle',
  slug: 'Product Handle',
  urlkey: 'Product Handle',
  title: 'Product Title',
  name: 'Product Title',
  productname: 'Product Title',
  subtitle: 'Product Subtitle',
  description: 'Product Description',
  bodyhtml: 'Product Description',
  status: 'Product Status',
  thumbnail: 'Product Thumbnail',
  weight: 'Product Weight',
  length: 'Product Length',
  width: 'Product Width',
  height: 'Product Height',
  material: 'Product Material',
  hscode: 'Product HS Code',
  midcode: 'Product MID Code',
  origincountry: 'Product Origin Country',
  countryoforigin: 'Product Origin Country',
  collection: 'Product Collection Title',
  collectionhandle: 'Product Collection Handle',
  type: 'Product Type',
  tags: 'Product Tags',
  discountable: 'Product Discountable',
  externalid: 'Product External Id',
  sku: 'Variant SKU',
  variantsku: 'Variant SKU',
  articlenumber: 'Variant SKU',
  barcode: 'Variant Barcode',
  variantname: 'Variant Title',
  stock: 'Variant Inventory Quantity',
  quantity: 'Variant Inventory Quantity',
  inventory: 'Variant Inventory Quantity',
  inventoryquantity: 'Variant Inventory Quantity',
  variantinventoryqty: 'Variant Inventory Quantity',
  backorder: 'Variant Allow Backorder',
  allowbackorder: 'Variant Allow Backorder',
  manageinventory: 'Variant Manage Inventory',
  image: 'Image 1 Url',
  imageurl: 'Image 1 Url',
  imagesrc: 'Image 1 Url',
  saleschannel: 'Sales Channel 1 Name',
  category: 'Product Category 1 Handle',
  categoryhandle: 'Product Category 1 Handle',
  titel: 'Product Title',
  bezeichnung: 'Product Title',
  untertitel: 'Product Subtitle',
  beschreibung: 'Product Description',
  gewicht: 'Product Weight',
  lange: 'Product Length',
  breite: 'Product Width',
  hohe: 'Product Height',
  kollektion: 'Product Collection Title',
  schlagworter: 'Product Tags',
  artikelnummer: 'Variant SKU',
  bestand: 'Variant Inventory Quantity',
  lagerbestand: 'Variant Inventory Quantity',
  menge: 'Variant Inventory Quantity',
  bild: 'Image 1 Url',
}

const PATTERNS: readonly [RegExp, (number: string) => string][] = [
  [/^option(\d+)name$/, (number) => `Option ${number} Name`],
  [/^option(\d+)(?:value)?$/, (number) => `Option ${number} Value`],
  [/^image(\d+)(?:url|src)?$/, (number) => `Image ${number} Url`],
  [/^saleschannel(\d+)(?:name)?$/, (number) => `Sales Channel ${number} Name`],
  [/^saleschannel(\d+)id$/, (number) => `Sales Channel ${number} Id`],
  [/^(?:product)?category(\d+)(?:handle)?$/, (number) => `Product Category ${number} Handle`],
  [/^(?:product)?category(\d+)name$/, (number) => `Product Category ${number} Name`],
]

function likely(header: string, currencies: readonly string[], synonyms: Readonly<Record<string, string>>) {
  const word = plain(header)
  const same = synonyms[word]
  if (same !== undefined) return same
  for (const [pattern, target] of PATTERNS) {
    const number = pattern.exec(word)?.[1]
    if (number !== undefined) return target(number)
  }
  const amount = /^(?:variant)?(?:price|preis)([a-z]{3})?$|^([a-z]{3})(?:price|preis)$/.exec(word)
  if (!amount) return
  const code = (amount[1] ?? amount[2])?.toUpperCase() ?? currencies[0]
  return code !== undefined && currencies.includes(code) ? `Price ${code}` : undefined
}

/**
 * What the columns of a file are taken for, in their order: by the format's own names, then by those names in
 * another spelling, then by what looks like them.
 * Nothing is taken twice; the first wins.
 */
export function guessColumns(
  headers: readonly string[],
  names: readonly string[],
  currencies: readonly string[],
  synonyms = SYNONYMS,
): ColumnGuess[] {
  const known = new Map(names.map((name) => [plain(name), name]))
  const offered = new Set(names)
  const targets = new Map<number, string>()
  const taken = new Set<string>()
  const claim = (target: string | undefined, at: number) => {
    if (target === undefined || targets.has(at) || !offered.has(target) || taken.has(target)) return
    targets.set(at, target)
    taken.add(target)
  }
  headers.forEach((header, at) => claim(header.trim(), at))
  headers.forEach((header, at) => claim(known.get(plain(header)), at))
  headers.forEach((header, at) => claim(likely(header, currencies, synonyms), at))
  return headers.map((header, at) => {
    const target = targets.get(at) ?? null
    return { target, isGuessed: target !== null && target !== header.trim() }
  })
}
