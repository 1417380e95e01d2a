/** The time zone of the day of a Canadian check. docs/rules/verdict.md#day-of-a-verdict. */
export const canadianTimeZone = 'America/Toronto'
