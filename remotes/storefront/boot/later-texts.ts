import type { i18n } from 'i18next'

/** Texts that the first page does not need: English comes with the code, other languages by request. */
const ENGLISH = {
  account: () => import('../../../locales/en/account.json'),
  shop: () => import(/* webpackChunkName: "shop-texts" */ '../../../locales/en/shop.json'),
}

type Namespace = keyof typeof ENGLISH

/** The namespaces whose texts arrive with the pages that show them. */
export const laterNamespaces = Object.keys(ENGLISH)

const { promise: translation, resolve } = Promise.withResolvers<i18n>()

/** Names the translation that later texts are added to. */
export const provideTranslation: (created: i18n) => void = resolve

async function loadTexts(namespace: Namespace): Promise<void> {
  const [texts, { default: english }] = await Promise.all([translation, ENGLISH[namespace]()])
  texts.addResourceBundle('en', namespace, english)
  await texts.loadNamespaces(namespace)
}

/** The code of a page, once its texts are there too. */
export async function withTexts<Page>(page: Promise<Page>, namespace: Namespace = 'shop'): Promise<Page> {
  const [loaded] = await Promise.all([page, loadTexts(namespace)])
  return loaded
}
