/** An IBAN of a country's account number. ISO 13616. */
export function ibanOf(country: string, account: string): string {
  const check = 98 - remainder97(`${account}${country}00`)
  return `${country}${String(check).padStart(2, '0')}${account}`
}

/** Letters count as 10 to 35. ISO 7064. */
export function remainder97(content: string): number {
  return [...content].reduce((rest, character) => {
    const value = Number.parseInt(character, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
}
