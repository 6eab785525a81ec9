import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'

import { withTexts } from './later-texts.ts'

/** A page whose code and texts are loaded when it is opened. */
const page = <Module>(load: () => Promise<Module>, pick: (module: Module) => ComponentType) => ({
  lazy: { Component: async () => pick(await withTexts(withTexts(load()), 'account')) },
})

const accountFrame = () => import(/* webpackChunkName: "account" */ '../account/account-frame.tsx')
const overview = () => import(/* webpackChunkName: "account" */ '../account/overview.tsx')
const orders = () => import(/* webpackChunkName: "orders" */ '../orders/orders.tsx')
const orderPage = () => import(/* webpackChunkName: "order" */ '../orders/order-page.tsx')
const returnPage = () => import(/* webpackChunkName: "return" */ '../returns/return-page.tsx')
const exchangePage = () => import(/* webpackChunkName: "return" */ '../returns/exchange-page.tsx')
const helpPage = () => import(/* webpackChunkName: "order" */ '../orders/help-page.tsx')
const addressPage = () => import(/* webpackChunkName: "profile" */ '../account/address-page.tsx')

/** The pages about an order; they are the same with and without an account. */
const aboutOrder = (path: string): RouteObject[] => [
  { path: `${path}/return`, ...page(returnPage, (module) => module.ReturnPage) },
  { path: `${path}/exchange`, ...page(exchangePage, (module) => module.ExchangePage) },
  { path: `${path}/help`, ...page(helpPage, (module) => module.HelpPage) },
]

/** The account, and the pages about one order without an account. */
export const personalRoutes: RouteObject[] = [
  {
    ...page(
      () => import('../account/private-pages.tsx'),
      (module) => module.PrivatePages,
    ),
    children: [
      {
        path: 'account',
        ...page(accountFrame, (module) => module.AccountFrame),
        children: [
          { index: true, ...page(overview, (module) => module.Overview) },
          { path: 'orders', ...page(orders, (module) => module.Orders) },
          { path: 'orders/:id', ...page(orderPage, (module) => module.AccountOrder) },
          ...aboutOrder('orders/:id'),
          {
            path: 'profile',
            ...page(
              () => import(/* webpackChunkName: "profile" */ '../account/profile.tsx'),
              (module) => module.Profile,
            ),
          },
          {
            path: 'addresses',
            ...page(
              () => import(/* webpackChunkName: "profile" */ '../account/addresses.tsx'),
              (module) => module.Addresses,
            ),
          },
          { path: 'addresses/new', ...page(addressPage, (module) => module.NewAddress) },
          { path: 'addresses/:id', ...page(addressPage, (module) => module.EditAddress) },
        ],
      },
      {
        path: 'account/wish-list',
        ...page(
          () => import('../account/wish-list.tsx'),
          (module) => module.WishList,
        ),
      },
      {
        path: 'account/sign-in',
        ...page(
          () => import(/* webpackChunkName: "sign-in" */ '../account/sign-in-page.tsx'),
          (module) => module.SignInPage,
        ),
      },
      {
        path: 'account/register',
        ...page(
          () => import(/* webpackChunkName: "sign-in" */ '../account/register.tsx'),
          (module) => module.Register,
        ),
      },
      {
        path: 'account/forgot-password',
        ...page(
          () => import(/* webpackChunkName: "sign-in" */ '../account/forgot-password.tsx'),
          (module) => module.ForgotPassword,
        ),
      },
      {
        path: 'account/reset-password',
        ...page(
          () => import(/* webpackChunkName: "sign-in" */ '../account/reset-password.tsx'),
          (module) => module.ResetPassword,
        ),
      },
      {
        path: 'account/claim-orders',
        ...page(
          () => import('../orders/claim-orders.tsx'),
          (module) => module.ClaimOrders,
        ),
      },
      {
        path: 'gift-card',
        ...page(
          () => import('../account/gift-card.tsx'),
          (module) => module.GiftCardPage,
        ),
      },
      {
        path: 'orders',
        ...page(
          () => import('../orders/look-up.tsx'),
          (module) => module.LookUp,
        ),
      },
      {
        path: 'withdrawal',
        ...page(
          () => import('../returns/withdrawal-page.tsx'),
          (module) => module.WithdrawalPage,
        ),
      },
      {
        path: 'swap',
        ...page(
          () => import(/* webpackChunkName: "return" */ '../returns/swap-page.tsx'),
          (module) => module.SwapPage,
        ),
      },
      {
        path: 'order-edits/:id',
        ...page(
          () => import('../returns/order-edit-page.tsx'),
          (module) => module.OrderEditPage,
        ),
      },
      { path: 'orders/:id', ...page(orderPage, (module) => module.GuestOrder) },
      ...aboutOrder('orders/:id'),
    ],
  },
]
