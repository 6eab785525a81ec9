import { Router } from 'express'

/** Lets nothing that was uploaded run: an HTML file or a drawing would act with the session of the person who opens it. */
export function inertUploads(): Router {
  const router = Router()
  router.use('/uploads', (_request, response, next) => {
    response.setHeader(
      'content-security-policy',
      "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'",
    )
    response.setHeader('x-content-type-options', 'nosniff')
    next()
  })
  return router
}
