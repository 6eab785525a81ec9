import { createRequire } from 'node:module'

type Provider = abstract new (container: object, options?: object) => { container: unknown }

/** The classes by which Medusa recognises providers of payments, fulfilments and notifications. */
export const { AbstractPaymentProcessor, AbstractFulfillmentService, AbstractNotificationService } =
  createRequire(import.meta.url)('@medusajs/medusa/dist/interfaces') as Record<
    'AbstractPaymentProcessor' | 'AbstractFulfillmentService' | 'AbstractNotificationService',
    Provider
  >
