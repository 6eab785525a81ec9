const { dirname, join } = require('node:path')

// Named by their folder, so that the working directory may be the data folder and not this one.
const folderOf = (name) => dirname(require.resolve(`${name}/package.json`))

const anyLocalPort = String.raw`/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/`

module.exports = {
  projectConfig: {
    // Read late: the process that migrates one database goes on to open another.
    get database_url() {
      return process.env.DATABASE_URL
    },
    jwt_secret: process.env.STORE_SECRET,
    cookie_secret: process.env.STORE_SECRET,
    admin_cors: anyLocalPort,
    store_cors: anyLocalPort,
    session_options: { resave: false, saveUninitialized: false },
  },
  featureFlags: {
    analytics: true,
    order_editing: true,
    product_categories: true,
    publishable_api_keys: true,
    sales_channels: true,
    tax_inclusive_pricing: true,
    medusa_v2: false,
  },
  modules: {
    eventBus: { resolve: folderOf('@medusajs/event-bus-local') },
    cacheService: { resolve: folderOf('@medusajs/cache-inmemory') },
    inventoryService: { resolve: folderOf('@medusajs/inventory') },
    stockLocationService: { resolve: folderOf('@medusajs/stock-location') },
  },
  plugins: [
    folderOf('medusa-fulfillment-manual'),
    folderOf('medusa-payment-manual'),
    ...['test-pay', 'test-post', 'test-mail', 'test-app'].map((name) => join(__dirname, 'store', name)),
    {
      resolve: folderOf('@medusajs/file-local'),
      options: { upload_dir: 'uploads', backend_url: process.env.BACKEND_URL },
    },
  ],
}
