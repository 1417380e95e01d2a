type Random = () => number

/** Lines of made-up print as forms, letters and cards carry it; `words` are English and French. */
export function madeUpLine(words: readonly string[], random: Random): string {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
  const letters = (count: number) =>
    Array.from({ length: count }, () => pick([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])).join('')
  const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
  const word = () => (random() < 0.3 ? pick(common) : pick(words))
  const name = () => (random() < 0.3 ? word().toUpperCase() : capitalised(word()))
  const two = (number: number) => String(number).padStart(2, '0')

  const date = () => {
    const [day, month, year] = [between(1, 28), between(1, 12), between(1940, 2035)]
    const written = random() < 0.5 ? pick(monthsEn) : pick(monthsFr)
    return pick([
      `${year}-${two(month)}-${two(day)}`,
      `${year}-${two(month)}-${two(day)}`,
      `${two(day)}/${two(month)}/${year}`,
      `${two(day)}.${two(month)}.${year}`,
      `${two(day)}-${two(month)}-${year}`,
      `${day} ${written} ${year}`,
      `${written} ${day}, ${year}`,
      `${two(day)} ${written.slice(0, 3).toUpperCase()} ${year}`,
      `1er ${pick(monthsFr)} ${year}`,
    ])
  }
  const amount = () => {
    const [thousands, units, cents] = [between(1, 999), digits(3), digits(2)]
    return pick([
      `${thousands},${units}.${cents}`,
      `$${thousands},${units}.${cents}`,
      `${thousands} ${units},${cents}`,
      `${thousands} ${units},${cents} $`,
      `${thousands} ${units},${cents} €`,
      `${thousands},${cents}`,
      `${thousands}.${cents}`,
      `$${thousands}.${cents}`,
      `${thousands} ${units}.${cents} MAD`,
      `-${thousands}.${cents}`,
      `${between(1, 99)},${cents} %`,
      `${between(1, 99)}.${cents}%`,
    ])
  }
  const number = () =>
    pick([
      () => digits(between(3, 12)),
      () => `${digits(3)} ${digits(3)} ${digits(3)}`,
      () => `${digits(5)}-${digits(3)}-${digits(7)}`,
      () => `${letters(between(1, 3))}${digits(between(5, 8))}`,
      () => `${letters(1)}${digits(1)}${letters(1)} ${digits(1)}${letters(1)}${digits(1)}`,
      () => `${letters(4)} ${digits(4)} ${digits(4)}`,
      () => `(${digits(3)}) ${digits(3)}-${digits(4)}`,
      () => `${letters(2)}${digits(2)} ${digits(4)} ${digits(4)} ${digits(4)} ${digits(4)} ${digits(3)}`,
      () => `${letters(1)}${digits(4)}-${digits(5)}-${digits(5)}`,
      () => `${digits(9)} RC ${digits(4)}`,
      () => `${pick(['No', 'N°', 'No.', '#'])} ${digits(between(4, 9))}`,
      () => `${digits(4)}-${two(between(1, 12))}`,
      () => `${letters(between(2, 4))}-${digits(4)}-${digits(between(3, 6))}`,
    ])()
  const address = () =>
    pick([
      () => `${between(1, 9999)}, rue ${capitalised(word())}`,
      () => `${between(1, 9999)} ${name()} ${pick(['Street', 'Avenue', 'Road', 'St.', 'Ave.', 'Drive', 'Blvd'])}`,
      () => `${name()} (Québec) ${letters(1)}${digits(1)}${letters(1)} ${digits(1)}${letters(1)}${digits(1)}`,
      () =>
        `${name()}, ${pick(['ON', 'QC', 'BC', 'AB', 'NY'])} ${letters(1)}${digits(1)}${letters(1)} ${digits(1)}${letters(1)}${digits(1)}`,
      () => `${digits(5)} ${name().toUpperCase()}`,
    ])()
  const prose = () => {
    const said = Array.from({ length: between(2, 6) }, word)
    if (random() < 0.5) said[0] = capitalised(said[0] ?? '')
    return said.join(' ') + pick(['', '', '', '.', ',', ':', ';'])
  }
  const value = () => pick([date, amount, number, date, amount, number, name])()
  return pick([
    prose,
    prose,
    () => `${name()} ${name()}`,
    () => `${capitalised(word())} ${word()}`,
    () => `${capitalised(word())} ${word()} : ${value()}`,
    () => `${capitalised(word())}: ${value()}`,
    date,
    amount,
    number,
    address,
    () => `${name()} ${name()} ${pick(['inc.', 'Inc.', 'Ltd.', 'ltée', 'SARL', 'S.A.', 'LLP'])}`,
    () => `${date()} ${word()} ${amount()}`,
    () => `${amount()}   ${amount()}`,
    () => `${prose()} (${word()}) ${pick(['/', '-', '—'])} ${name()}`,
  ])().slice(0, charactersMax)
}

const charactersMax = 44
const monthsEn = 'January February March April May June July August September October November December'.split(' ')
const monthsFr = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
/** What forms and letters say most. */
const common =
  `the of and to in for is on by with date name number address total amount account period statement issued expiry birth sex
  signature year month gross net pay income tax employer employee position salary hours rate balance opening closing payment due
  invoice customer service director shareholder company registered office corporation province country city postal code type status
  le la les de du des et à au en pour par sur est nom prénom numéro adresse montant compte période relevé émis délivré expiration
  naissance sexe date année mois brut net revenu impôt employeur employé poste salaire heures taux solde ouverture fermeture
  paiement échéance facture client service administrateur actionnaire société siège social immatriculation pays ville code postal
  février août décembre signé valable jusqu'au né née qualité certificat déclaration demande renseignements Québec Montréal`
    .split(/\s+/)
    .filter((word) => word !== '')
