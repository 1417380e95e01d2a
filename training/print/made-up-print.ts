type Random = () => number

/** Source words: common English and French ones by frequency, and rarer ones in any order. */
export interface Vocabulary {
  readonly everyday: readonly (readonly string[])[]
  readonly rare: readonly string[]
}

/** Random print as on forms, letters, statements and cards. */
export interface MadeUpPrint {
  /** Words of a sentence, at most `charactersMax` characters. */
  prose(charactersMax: number): string
  label(): string
  value(): string
  amount(): string
  date(): string
}

export function madeUpPrint({ everyday, rare }: Vocabulary, random: Random): MadeUpPrint {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('A word list is empty; check the files of words.')
    return item
  }
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
  const times = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make)
  const digits = (count: number) => times(count, () => between(0, 9)).join('')
  const letters = (count: number) => times(count, () => pick([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])).join('')
  const two = (number: number) => String(number).padStart(2, '0')
  const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  /** The hundredth word of a language is a hundredth as frequent as the first. */
  const everydayWord = (words: readonly string[]) => words[Math.floor(words.length ** random()) - 1] ?? pick(words)
  const syllable = () => pick(onsets) + pick(vowels) + pick(codas)
  const word = (words = pick(everyday)) => {
    const kind = random()
    if (kind < 0.62) return everydayWord(words)
    if (kind < 0.72) return pick(official)
    return kind < 0.92 ? pick(rare) : times(between(1, 3), syllable).join('')
  }
  const properName = () => {
    const name = random() < 0.4 ? times(between(1, 3), syllable).join('') : pick(rare).toLowerCase()
    const whole =
      random() < 0.08 ? `${pick(['Mc', 'Mac', "O'", "D'", 'De ', 'El ', 'Ben '])}${capitalised(name)}` : name
    return capitalised(random() < 0.06 ? `${whole}-${capitalised(pick(rare).toLowerCase())}` : whole)
  }
  const inCase = (text: string) => (random() < 0.3 ? text.toUpperCase() : text)

  const date = () => {
    const [day, month, year] = [between(1, 31), between(1, 12), between(1940, 2038)]
    const written = random() < 0.5 ? pick(monthsEn) : pick(monthsFr)
    return pick([
      `${year}-${two(month)}-${two(day)}`,
      `${year}-${two(month)}-${two(day)}`,
      `${two(day)}/${two(month)}/${year}`,
      `${two(month)}/${two(day)}/${year}`,
      `${two(day)}.${two(month)}.${year}`,
      `${two(day)}-${two(month)}-${year}`,
      `${two(day)}${pick([' ', '/', '-'])}${two(month)}${pick([' ', '/', '-'])}${two(year % 100)}`,
      `${day} ${written} ${year}`,
      `${written} ${day}, ${year}`,
      inCase(`${two(day)} ${written.slice(0, 3)} ${year}`),
      inCase(`${two(day)} ${written.slice(0, 3)}/${written.slice(0, 3)} ${two(year % 100)}`),
      `1er ${pick(monthsFr)} ${year}`,
      `${year}/${two(month)}/${two(day)}`,
      inCase(`${written} ${year}`),
    ])
  }
  const amount = () => {
    const whole = String(between(1, 10 ** between(1, 6)))
    const cents = digits(2)
    const grouped = (by: string) => whole.replace(/\B(?=(\d{3})+$)/g, by)
    const sign = random() < 0.06 ? pick(['-', '+', '- ']) : ''
    return (
      sign +
      pick([
        `${grouped(',')}.${cents}`,
        `$${grouped(',')}.${cents}`,
        `${grouped(' ')},${cents}`,
        `${grouped(' ')},${cents} $`,
        `${grouped(' ')},${cents} €`,
        `${grouped(' ')},${cents} ${pick(['MAD', 'DH', 'CAD', 'USD', 'EUR'])}`,
        `${grouped('.')},${cents}`,
        `${whole}.${cents}`,
        `(${grouped(',')}.${cents})`,
        `${grouped(',')}`,
        `${grouped(' ')} $`,
        `${between(0, 99)},${cents} %`,
        `${between(0, 99)}.${cents}%`,
        `${between(1, 100)} %`,
      ])
    )
  }
  const postalCode = () => `${letters(1)}${digits(1)}${letters(1)} ${digits(1)}${letters(1)}${digits(1)}`
  const identifier = () =>
    pick([
      () => digits(between(3, 12)),
      () => `${digits(3)} ${digits(3)} ${digits(3)}`,
      () => `${digits(5)}-${digits(3)}-${digits(7)}`,
      () => `${letters(between(1, 3))}${digits(between(5, 8))}`,
      postalCode,
      () => times(between(3, 7), () => digits(4)).join(' '),
      () => `(${digits(3)}) ${digits(3)}-${digits(4)}`,
      () => `+${between(1, 212)} ${digits(3)} ${digits(2)} ${digits(2)} ${digits(2)}`,
      () => `${digits(3)}-${digits(3)}-${digits(4)}`,
      () => `${letters(2)}${digits(2)} ${times(between(3, 6), () => digits(4)).join(' ')} ${digits(between(1, 3))}`,
      () => `${letters(1)}${digits(4)}-${digits(5)}-${digits(5)}`,
      () => `${digits(9)} ${pick(['RC', 'RT', 'RP', 'TQ'])} ${digits(4)}`,
      () => `${pick(['No', 'N°', 'No.', '#', 'n°', 'Réf.', 'Ref.', 'Ref:'])} ${digits(between(2, 9))}`,
      () => `${letters(between(1, 4))}-${digits(between(2, 4))}-${digits(between(3, 6))}`,
      () => times(between(7, 12), () => (random() < 0.4 ? letters(1) : digits(1))).join(''),
      () => `${'X'.repeat(between(2, 5))}${pick(['-', ' ', ''])}${digits(4)}`,
      () => `${'*'.repeat(between(3, 5))}${digits(4)}`,
    ])()
  const place = () =>
    pick([
      () => `${properName()} (${pick(['Québec', 'QC', 'Ontario', 'Maroc'])}) ${postalCode()}`,
      () => `${properName()}${pick([', ', ' '])}${pick(provinces)} ${postalCode()}`,
      () => `${properName()}, ${pick(['NY', 'CA', 'TX', 'MA', 'IL'])} ${digits(5)}`,
      () => `${digits(5)} ${properName()}`,
      () => `${digits(5)} ${properName()} ${properName()}`.toUpperCase(),
    ])()
  const street = () =>
    pick([
      () =>
        `${between(1, 9999)}, ${pick(['rue', 'avenue', 'boul.', 'chemin', 'place', 'bd', 'av.'])} ${pick(['', 'de la ', 'des ', 'du '])}${properName()}`,
      () =>
        `${between(1, 9999)} ${properName()} ${pick(['Street', 'Avenue', 'Road', 'St.', 'Ave.', 'Drive', 'Blvd', 'St', 'Cres.', 'Lane'])}`,
      () => `${between(1, 99)}-${between(1, 9999)} ${properName()} ${pick(['St W', 'Ave E', 'Rd N', 'Street'])}`,
      () =>
        `${between(1, 9999)} ${properName()} ${pick(['St', 'Ave'])}, ${pick(['Unit', 'Apt', 'Suite', 'app.', 'bureau'])} ${between(1, 2400)}`,
      () =>
        `${pick(['Lot', 'Résidence', 'Hay', 'Lotissement', 'Quartier'])} ${properName()}, ${pick(['N°', 'Imm.', 'appt'])} ${between(1, 90)}`,
    ])()
  const person = () => {
    const first = random() < 0.15 ? `${properName()} ${letters(1)}.` : properName()
    const whole = `${pick(['', '', '', 'M. ', 'Mme ', 'Mr. ', 'Ms. ', 'Mrs ', 'Dr '])}${first} ${properName()}`
    return random() < 0.12 ? `${properName()}, ${first}` : whole
  }
  const company = () =>
    pick([
      () => `${properName()} ${properName()} ${pick(companyForms)}`,
      () => `${properName()} ${pick(trades)} ${pick(companyForms)}`,
      () =>
        `${pick(['Groupe', 'Société', 'Banque', 'Bank of', 'Les Entreprises', 'Atelier', 'Services', 'Caisse'])} ${properName()}`,
      () => `${digits(4)}-${digits(4)} Québec inc.`,
      () => `${properName()} & ${pick([properName(), 'Associés', 'Associates', 'Co.', 'Fils', 'Sons'])}`,
    ])()
  const contact = () =>
    pick([
      () =>
        `${pick(rare).toLowerCase()}${pick(['.', '_', ''])}${pick(rare).toLowerCase()}@${pick(rare).toLowerCase()}.${pick(['ca', 'com', 'ma', 'org', 'fr', 'example'])}`,
      () => `www.${pick(rare).toLowerCase()}.${pick(['ca', 'com', 'ma', 'gouv.qc.ca', 'example'])}`,
      () => `https://${pick(rare).toLowerCase()}.ca/${pick(rare).toLowerCase()}`,
      () => `${pick(['Tel.', 'Tél. :', 'Phone:', 'Fax', 'Téléc.'])} ${digits(3)} ${digits(3)}-${digits(4)}`,
    ])()
  const sentence = () => {
    const words = pick(everyday)
    const spoken = times(between(2, 18), () => {
      if (random() < 0.05) return pick([date, amount, identifier, properName, person, company])()
      const one = word(words)
      return random() < 0.04 ? `(${one})` : one + (random() < 0.07 ? pick([',', ',', ';', ' :', ' -', '/', ' –']) : '')
    })
    const text = spoken.join(' ')
    return (random() < 0.7 ? capitalised(text) : text) + pick(['', '.', '.', '.', ',', ' :', ':', '?', '!', ' »'])
  }
  const prose = (charactersMax: number) => {
    const start =
      random() < 0.06 ? pick(['« ', '- ', '• ', `${between(1, 30)}. `, `${letters(1)}) `, '* ', '"', '“']) : ''
    const text = start + (random() < 0.15 ? sentence().toUpperCase() : sentence())
    return text.length <= charactersMax ? text : text.slice(0, charactersMax).replace(/\s\S*$/, '')
  }
  const label = () => {
    const words = times(between(1, 4), () => (random() < 0.6 ? pick(official) : word()))
    const text = capitalised(words.join(' '))
    const whole =
      random() < 0.08
        ? `${between(1, 40)}. ${text}`
        : random() < 0.08
          ? `${text} / ${capitalised(pick(official))}`
          : text
    return inCase(random() < 0.05 ? `${whole} (${word()})` : whole) + pick(['', '', ':', ':', ' :', ' :', '.'])
  }
  const value = () => {
    const text = pick([
      date,
      date,
      amount,
      amount,
      identifier,
      identifier,
      person,
      person,
      company,
      street,
      place,
      contact,
      properName,
      () => prose(40),
    ])()
    return random() < 0.2 ? text.toUpperCase() : text
  }
  return { prose, label, value, amount, date }
}

const onsets = 'b c ch d f fr g gr h j k kh l m n p ph qu r s sh st t th tr v w y z br dr bl cl mb ng'.split(' ')
const vowels = 'a a a e e e i i o o u u ou ai é è oi au ie ea y ö ë ï ô'.split(' ')
const codas = ['', '', '', '', ...'n r l s m t nd rd ll tt ck x z ng rs'.split(' ')]
const monthsEn = 'January February March April May June July August September October November December'.split(' ')
const monthsFr = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
const provinces = 'ON QC BC AB MB SK NS NB NL PE'.split(' ')
const companyForms = 'inc. Inc. Ltd. ltée SARL S.A. SA LLP Corp. S.E.N.C. Ltée LLC SAS S.A.R.L.'.split(' ')
const trades =
  'Consulting Transport Foods Marine Textiles Conseil Énergie Logistique Construction Holdings Trading Santé'.split(' ')
/** Frequent words of forms and letters. */
const official =
  `name date number address total amount account period statement issued issue expiry expires birth sex signature year month gross
  net pay income tax employer employee position salary hours rate balance opening closing payment due invoice customer service
  director directors shareholder shareholders company registered office corporation province country city postal code type status
  first last given surname nationality place authority class document personal holder branch transit institution description
  deductions earnings current deposit withdrawal credit debit interest principal mortgage loan lender borrower property value
  percentage shares owner ownership occupation annual monthly weekly license licence passport certificate registration tenant
  landlord rent lease insurance policy premium notice assessment taxable federal provincial line box reference hereby certify that
  nom prénom prénoms numéro adresse montant compte période relevé émis délivré délivrance expiration naissance sexe date année mois
  brut net revenu impôt employeur employé poste salaire heures taux solde ouverture fermeture paiement échéance facture client
  service administrateur administrateurs actionnaire société siège social immatriculation pays ville code postal février août
  décembre signé valable jusqu'au né née qualité certificat déclaration demande renseignements Québec Montréal nationalité lieu
  autorité titulaire bénéficiaire effectif pourcentage actions parts fonction emploi retenues cotisation régime crédit débit retrait
  dépôt virement prélèvement hypothèque prêt emprunteur prêteur propriété valeur locataire locateur loyer bail assurance prime avis
  cotisation imposable fédéral provincial ligne case référence atteste certifie que présent présente monsieur madame domicilié
  carte identité séjour permis conduire passeport électronique conjoint contribuable établissement domiciliation relevé d'identité
  bancaire agence clé raison sociale forme juridique capital gérant greffe tribunal registre commerce extrait patente`.split(
    /\s+/,
  )
