import { createRequire, Module } from 'node:module'
import { dirname } from 'node:path'
import type { Express } from 'express'

const require = createRequire(import.meta.url)
const directory = dirname(import.meta.dirname)

export interface EventBus {
  subscribe(event: string, handler: (data: Record<string, unknown>) => Promise<void>): unknown
}

export interface Medusa {
  eventBus: EventBus
  close(): Promise<void>
}

interface Loaded {
  container: { resolve(name: 'eventBusService'): EventBus }
  shutdown(): Promise<void>
}

type Loaders = (options: { directory: string; expressApp: Express }) => Promise<Loaded>

/** Loads the packages, which takes longer than starting PostgreSQL and does not need it. */
export function loadMedusa(): { boot(app: Express): Promise<Medusa> } {
  silenceTelemetry()
  const { default: load } = require('@medusajs/medusa/dist/loaders') as { default: Loaders }
  acceptLinesWithoutVariant()
  letExchangesBeCompleted()
  taxEachProductOfAList()
  readFlags()
  return {
    async boot(app) {
      const { container, shutdown } = await load({ directory, expressApp: app })
      return { eventBus: container.resolve('eventBusService'), close: shutdown }
    },
  }
}

/** Even when switched off, it prints a banner and writes to the home folder. */
function silenceTelemetry(): void {
  const id = require.resolve('medusa-telemetry')
  const names = ['track', 'trackFeatureFlag', 'trackInstallation', 'setTelemetryEnabled']
  const exports = Object.fromEntries(names.map((name) => [name, doNothing]))
  require.cache[id] = Object.assign(new Module(id), { filename: id, loaded: true, exports })
}

function doNothing(): void {}

/** The models ask for the flags in the turn after they were loaded; unread by then, flagged columns would be missing. */
function readFlags(): void {
  type Loader<T> = { default(argument: T): object }
  const config = (require('@medusajs/medusa/dist/loaders/config') as Loader<string>).default(directory)
  ;(require('@medusajs/medusa/dist/loaders/feature-flags') as Loader<object>).default(config)
}

/** Carts of swaps and draft orders have lines without a variant; the original answers 500 for them. */
function acceptLinesWithoutVariant(): void {
  type Availability = (variants: (object | null)[], ...rest: unknown[]) => Promise<object[]>
  const { default: service } = require('@medusajs/medusa/dist/services/product-variant-inventory') as {
    default: { prototype: { setVariantAvailability: Availability } }
  }
  const original = service.prototype.setVariantAvailability
  service.prototype.setVariantAvailability = function (variants, ...rest) {
    return original.call(this, variants.filter(Boolean), ...rest)
  }
}

/**
 * An exchange that a shopper asks for reserves its pieces twice when a difference is paid: in the transaction that
 * completes the cart, then outside of it, where it waits for the first forever. One that may be backordered, as those
 * of staff may, reserves them once.
 */
function letExchangesBeCompleted(): void {
  type Create = (order: object, back: unknown, sent: unknown, shipping: unknown, custom?: object) => unknown
  const { default: service } = require('@medusajs/medusa/dist/services/swap') as {
    default: { prototype: { create: Create } }
  }
  const original = service.prototype.create
  service.prototype.create = function (order, back, sent, shipping, custom) {
    return original.call(this, order, back, sent, shipping, { allow_backorder: true, ...custom })
  }
}

/**
 * All products of a list share one context of prices, in which each sets its own tax rates before the first is priced:
 * all get those of the last. Priced one by one, each gets its own.
 */
function taxEachProductOfAList(): void {
  type SetPrices = (products: object[], context?: object) => Promise<object[]>
  const { default: service } = require('@medusajs/medusa/dist/services/pricing') as {
    default: { prototype: { setProductPrices: SetPrices } }
  }
  const original = service.prototype.setProductPrices
  service.prototype.setProductPrices = async function (products, context) {
    const priced = await Promise.all(products.map((product) => original.call(this, [product], context)))
    return priced.flat()
  }
}
