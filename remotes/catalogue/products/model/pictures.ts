import type { Pictures } from './new-product.ts'

/** With more pictures at the end, each once; the first one ever stands for all. */
export function withPictures({ urls, thumbnail }: Pictures, added: readonly string[]): Pictures {
  const all = [...new Set([...urls, ...added])]
  return { urls: all, thumbnail: thumbnail ?? all[0] ?? null }
}

/** Without some; when the one that stands for all goes, the first of the rest takes its place. */
export function withoutPictures({ urls, thumbnail }: Pictures, removed: readonly string[]): Pictures {
  const rest = urls.filter((url) => !removed.includes(url))
  const isKept = thumbnail !== null && !removed.includes(thumbnail)
  return { urls: rest, thumbnail: isKept ? thumbnail : (rest[0] ?? null) }
}

/** What a product has: its thumbnail may be a picture that is none of the others. */
export function picturesOf(product: {
  images: readonly { url: string }[]
  thumbnail: string | null
}): Pictures {
  const { thumbnail } = product
  const urls = product.images.map(({ url }) => url)
  return { urls: thumbnail === null || urls.includes(thumbnail) ? urls : [thumbnail, ...urls], thumbnail }
}
