import type { RouteObject } from 'react-router'

import { Frame } from '../frame/frame.tsx'
import { Opening } from '../frame/opening.tsx'
import { PageFailure } from '../frame/page-failure.tsx'
import { LEGAL_PAGES } from '../model/legal-text.ts'
import { loadCartPage } from './cart-page.ts'
import { withTexts } from './later-texts.ts'
import { personalRoutes } from './personal-routes.ts'

/** The shop's pages. Each is a chunk of its own; the frame around it stays. */
export const routes: RouteObject[] = [
  {
    Component: Frame,
    HydrateFallback: Opening,
    children: [
      {
        ErrorBoundary: PageFailure,
        children: [
          {
            index: true,
            lazy: {
              Component: async () =>
                (await import(/* webpackChunkName: "home" */ '../pages/home/home.tsx')).Home,
            },
          },
          {
            path: 'products',
            lazy: {
              Component: async () =>
                (await withTexts(import(/* webpackChunkName: "products" */ '../pages/products/products.tsx')))
                  .Products,
            },
          },
          {
            path: 'collections/:handle',
            lazy: {
              Component: async () =>
                (
                  await withTexts(
                    import(/* webpackChunkName: "collection" */ '../pages/products/collection.tsx'),
                  )
                ).CollectionPage,
            },
          },
          {
            path: 'categories/*',
            lazy: {
              Component: async () =>
                (await withTexts(import(/* webpackChunkName: "category" */ '../pages/products/category.tsx')))
                  .CategoryPage,
            },
          },
          {
            path: 'products/:handle',
            lazy: {
              Component: async () =>
                (await withTexts(import(/* webpackChunkName: "product" */ '../pages/product/product.tsx')))
                  .Product,
            },
          },
          {
            path: 'cart',
            lazy: { Component: async () => (await loadCartPage()).CartPage },
          },
          {
            path: 'order/confirmed/:id',
            lazy: {
              Component: async () =>
                (await withTexts(withTexts(import('../pages/confirmed/confirmed.tsx')), 'account')).Confirmed,
            },
          },
          ...personalRoutes,
          ...LEGAL_PAGES.map((path) => ({
            path,
            lazy: {
              Component: async () =>
                (await withTexts(import(/* webpackChunkName: "legal" */ '../pages/legal/legal.tsx'))).Legal,
            },
          })),
          {
            path: '*',
            lazy: {
              Component: async () =>
                (await withTexts(import(/* webpackChunkName: "lost" */ '../pages/lost/lost.tsx'))).Lost,
            },
          },
        ],
      },
    ],
  },
  {
    lazy: { Component: async () => (await withTexts(import('../frame/checkout-frame.tsx'))).CheckoutFrame },
    HydrateFallback: Opening,
    children: [
      {
        ErrorBoundary: PageFailure,
        children: [
          {
            path: 'checkout',
            lazy: {
              Component: async () =>
                (await withTexts(withTexts(import('../pages/checkout/checkout.tsx')), 'account')).Checkout,
            },
          },
        ],
      },
    ],
  },
]
