import { lazy, Suspense } from 'react'

const CrashPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "page-crash" */ './crash-page.tsx')).CrashPage,
}))

/** Loads and shows what replaces a page after an error. Where that fails too, the root shows its last page. */
export const PageCrash = ({ error }: { error: unknown }) => (
  <Suspense>
    <CrashPage error={error} />
  </Suspense>
)
