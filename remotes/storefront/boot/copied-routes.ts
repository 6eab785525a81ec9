import type { RouteObject } from 'react-router'

/** Routes for one more router: each strikes off what it has loaded from the routes that it was given. */
export const copiedRoutes = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map(
    ({ lazy, children, ...route }) =>
      ({
        ...route,
        ...(lazy && { lazy: typeof lazy === 'function' ? lazy : { ...lazy } }),
        ...(children && { children: copiedRoutes(children) }),
      }) as RouteObject,
  )
