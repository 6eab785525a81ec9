import { ZONES } from '../../points/zones.ts'
import { nearest } from '../nearest.ts'

/** The zone that a widget names; of a misspelt one, what was probably meant, so that one mistake is one finding. */
export const meantZone = (zone: string): string => nearest(zone, ZONES) ?? zone
