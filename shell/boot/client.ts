export { createHttpClient } from '@stoa/api/http'
