import { TypeOverrides } from 'pg'

const INT8 = 20
const DATE = 1082

/**
 * The JavaScript types of column values, the same on both engines. In addition to the driver's rules (timestamptz is a Date,
 * numeric a string, bytea a Buffer, text[] a string[]), int8 is a number and date is 'YYYY-MM-DD'.
 */
export function valueTypes(): TypeOverrides {
  const types = new TypeOverrides()
  types.setTypeParser(INT8, parseSafeInteger)
  types.setTypeParser(DATE, (text: string) => text)
  return types
}

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} does not fit a JavaScript number exactly`)
  return value
}
