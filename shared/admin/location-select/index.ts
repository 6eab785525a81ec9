export { LocationSelect } from './location-select.tsx'
