/** Path of the operator's page below `/a`; reserved in admission. */
export const OPERATOR_PATH = '/settings/extensions'
