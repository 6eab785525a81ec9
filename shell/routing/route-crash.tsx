import { useRouteError } from 'react-router'

import { PageCrash } from './page-crash.tsx'

/** Error boundary of a route. */
export const RouteCrash = () => <PageCrash error={useRouteError()} />
