import type { MadeUpPrint } from './made-up-print.ts'

/** Gives a line as on identity cards, passports, visas and licences: a label, a value or both, in a language of Europe. */
export function cardPrint(
  languages: readonly (readonly string[])[],
  print: MadeUpPrint,
  random: () => number,
): () => string {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('A list of words is empty; check the files of words.')
    return item
  }
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
  const two = (number: number) => String(number).padStart(2, '0')
  const letter = () => pick([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])
  const characters = (count: number, make: () => string) => Array.from({ length: count }, make).join('')
  const digits = (count: number) => characters(count, () => String(between(0, 9)))
  const accented = languages.map((words) => words.filter((word) => /[^A-Za-z'-]/.test(word)))
  const word = () => {
    const index = Math.floor(random() * languages.length)
    const marked = accented[index] ?? []
    return pick(random() < 0.5 && marked.length > 0 ? marked : (languages[index] ?? []))
  }
  const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const name = () => {
    const names = Array.from({ length: between(1, 3) }, () => capitalised(word().toLowerCase()))
    const whole = names.join(random() < 0.12 ? '-' : ' ')
    return random() < 0.7 ? whole.toUpperCase() : whole
  }
  const label = () => {
    const both = pick(labels).split('/')
    const shown = random() < 0.4 ? both.slice(0, 1) : both
    const text = shown.join(pick(['/', ' / ', '/', ' / ']))
    const numbered = random() < 0.2 ? `${between(1, 15)}${pick(['. ', '. ', ' ', ') ', '.'])}${text}` : text
    const cased = random() < 0.3 ? numbered.toUpperCase() : numbered
    return cased + (random() < 0.15 ? ` (${between(1, 15)})` : '') + (random() < 0.12 ? ':' : '')
  }
  const date = () => {
    const [day, month, year] = [two(between(1, 31)), between(1, 12), between(1930, 2040)]
    const by = pick(['.', '/', '-', ' ', ' '])
    const written = pick(months)[month - 1] ?? ''
    return pick([
      `${day}${by}${two(month)}${by}${year}`,
      `${day}${by}${two(month)}${by}${year}`,
      `${day} ${written} ${pick([String(year), two(year % 100)])}`,
      `${day} ${written} /${pick(months)[month - 1] ?? ''} ${two(year % 100)}`,
      `${year}${by}${two(month)}${by}${day}`,
      `${day}${written}${year}`,
      `${two(month)}/${day}/${year}`,
    ])
  }
  const number = () =>
    pick([
      () => characters(between(1, 3), letter) + digits(between(5, 8)),
      () => digits(between(6, 12)),
      () => characters(between(8, 10), () => (random() < 0.4 ? letter() : digits(1))),
      () => `${letter()}${digits(3)}-${digits(4)}-${digits(4)}-${digits(2)}`,
      () => `${digits(between(1, 2))}.${digits(3)}.${digits(3)}-${pick([letter(), digits(1)])}`,
      () => `${digits(6)}-${digits(4)}`,
      () => `${digits(3)} ${digits(3)} ${digits(3)}`,
      () => `${digits(4)} ${digits(4)} ${digits(4)}`,
      () => `${digits(8)}${letter()}`,
      () => `${letter()} ${digits(5)} ${digits(5)} ${digits(5)}`,
    ])()
  const small = () =>
    pick([
      () => pick(['M', 'F', 'M/M', 'F/F', 'X', 'K/F', 'F/V', 'M/H']),
      () => characters(3, letter),
      () => `${between(1, 2)}.${digits(2)} m`,
      () => `${between(145, 205)} cm`,
      () => `5'-${two(between(0, 11))}"`,
      () => pick(['P', 'PP', 'PD', 'ID', 'P<', 'V', 'B', 'AM', 'A B E', 'A1 A2 B', 'R', 'V1', '4a', '4b', '9', 'BRO']),
      () => `${letter()}${digits(1)}${letter()} ${digits(1)}${letter()}${digits(1)}`,
      () => digits(between(1, 4)),
    ])()
  const machineLine = () => {
    const filled = (text: string, length: number) => text.padEnd(length, '<').slice(0, length)
    const plain = name()
      .toUpperCase()
      .replaceAll(/[^A-Z ]/g, '')
    return pick([
      () => filled(`P<${characters(3, letter)}${plain.replaceAll(' ', '<')}<<${letter()}${letter()}`, pick([36, 44])),
      () =>
        filled(
          characters(9, () => pick([letter(), digits(1)])) + digits(12) + letter() + digits(7),
          pick([30, 36, 44]),
        ),
    ])()
  }
  const place = () =>
    `${name()}${pick(['', `, ${name()}`, ` (${characters(3, letter)})`, `/${characters(2, letter)}`])}`
  return () => {
    const kind = random()
    if (kind < 0.24) return label()
    if (kind < 0.46) return name()
    if (kind < 0.6) return date()
    if (kind < 0.72) return number()
    if (kind < 0.78) return small()
    if (kind < 0.83) return place()
    if (kind < 0.86) return machineLine()
    if (kind < 0.9) return capitalised(Array.from({ length: between(2, 6) }, word).join(' '))
    return `${label()}${pick([' ', ': ', '  '])}${pick([name, date, number, small, () => print.value()])()}`
  }
}

const labels =
  `Surname/Nom|Given names/Prénoms|Given name(s)/Prénom(s)|Nationality/Nationalité|Date of birth/Date de naissance|Sex/Sexe|
  Place of birth/Lieu de naissance|Date of issue/Date de délivrance|Date of expiry/Date d'expiration|Authority/Autorité|
  Passport No./No du passeport|Document No./N° du document|Personal No./N° personnel|Type/Type|Code of issuing State/Code du pays émetteur|
  Country code/Code du pays|Holder's signature/Signature du titulaire|Height/Taille|Eyes/Yeux|Colour of eyes/Couleur des yeux|
  Identity card/Carte d'identité|IDENTITY CARD/CARTE NATIONALE D'IDENTITÉ|Permis de conduire/Driver's licence|DRIVING LICENCE|
  Residence permit/Titre de séjour|RÉPUBLIQUE FRANÇAISE|ROYAUME DU MAROC|UNITED STATES OF AMERICA|CANADA|UNION EUROPÉENNE/EUROPEAN UNION|
  PASSPORT/PASSEPORT|VISA|Valid until/Valable jusqu'au|Issued on/Délivré le|Issuing authority/Autorité de délivrance|Remarks/Observations|
  Name/Nom|First name/Prénom|Address/Adresse|Categories/Catégories|Restrictions|Endorsements|Class/Classe|Valid from/Valable du|
  Number of entries/Nombre d'entrées|Duration of stay/Durée du séjour|Nachname/Name|Vorname/Vornamen|Geburtsdatum|Geburtsort|
  Staatsangehörigkeit/Nationality|Ausstellungsdatum|Gültig bis|Behörde/Authority|Apellidos/Surname|Nombre/Given names|
  Fecha de nacimiento|Lugar de nacimiento|Nacionalidad|Fecha de expedición|Válido hasta|Cognome/Surname|Nome/Given names|Cittadinanza|
  Luogo di nascita|Data di nascita|Scadenza|Emissione|Nazwisko/Surname|Imiona/Given names|Obywatelstwo|Data urodzenia|Płeć/Sex|
  Miejsce urodzenia|Data wydania|Data ważności|Organ wydający|Příjmení/Surname|Jméno/Given names|Státní občanství|Datum narození|
  Místo narození|Pohlaví/Sex|Platnost do|Vydal/Authority|Családi név/Surname|Utónév|Állampolgárság|Születési hely|Születési idő|
  Érvényesség ideje|Numele/Surname|Prenumele|Cetăţenie|Loc naştere|Domiciliu|Emisă de|Valabilitate|Sukunimi/Surname|Etunimet|
  Kansalaisuus|Syntymäaika|Syntymäkotikunta|Efternamn|Medborgarskap|Födelsedatum|Fødselsdato|Statsborgerskap|Fødested|Apelido|Naturalidade|
  Data de nascimento|Soyadı/Surname|Adı/Given names|Doğum tarihi|Uyruğu|Veren makam|Prezime/Surname|Ime|Državljanstvo|Datum rođenja|
  Mjesto rođenja|Priezvisko|Štátna príslušnosť|Uzvārds|Vārds|Dzimšanas datums|Pavardė|Vardas|Gimimo data|Perekonnanimi|Sünniaeg|
  Naam/Name|Geboortedatum|Geboorteplaats|Geldig tot|Geslacht|Date of Birth|DOB|EXP|ISS|SEX|HGT|WGT|EYES|HAIR|DONOR|Sample|SPECIMEN|
  Date première délivrance|Né(e) le|à|N° CIN|Nom d'usage|Taille|Cette carte est valable|Card No|N° de série|CAN|Kimlik No`
    .replaceAll(/\|\s+/g, '|')
    .split('|')
const months = [
  'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' '),
  'JANV FÉV MARS AVR MAI JUIN JUIL AOÛT SEPT OCT NOV DÉC'.split(' '),
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  'JAN FEV MRS AVR MAI JUN JUL AOU SEP OCT NOV DEC'.split(' '),
] as const
