import type { Locale } from '../../../contract/locale.ts'

/** Sources that are words rather than citations, by their English text. docs/glossary.md. */
const phrases: Readonly<Record<string, string>> = {
  ours: 'règle interne',
  practice: 'pratique',
  'reading threshold: ours': 'seuil de lecture : règle interne',
  'domain rules of upload steps: ours': 'règles des étapes de dépôt : règle interne',
  'provincial health-card acts': 'lois provinciales sur la carte d’assurance maladie',
  'FINTRAC guidance': 'lignes directrices de CANAFE',
  'rules of issuers': 'règles des émetteurs',
  'age of majority acts': 'lois sur l’âge de la majorité',
  'age of majority acts of the provinces and territories': 'lois des provinces et territoires sur l’âge de la majorité',
  'age of majority statutes of the states': 'lois des États sur l’âge de la majorité',
  'rule of the number’s issuer': 'règle de l’émetteur du numéro',
  'rule of the value': 'règle de la valeur',
  'licence numbering of the provinces': 'numérotation des permis des provinces',
  'data points of the policy pack': 'renseignements du régime',
  'data points and documents of the policy pack': 'renseignements et documents du régime',
  'Canada Post, first letters by province': 'Postes Canada, premières lettres par province',
  'UN Act': 'Loi sur les Nations Unies',
  'OFAC guidance of 13 August 2014': 'directive de l’OFAC du 13 août 2014',
  'Best Practices of the Council of the EU, 3 July 2024': 'meilleures pratiques du Conseil de l’UE, 3 juillet 2024',
  'UN Security Council': 'Conseil de sécurité des Nations Unies',
  'Council regulations': 'règlements du Conseil',
  'Council regulations on restrictive measures': 'règlements du Conseil sur les mesures restrictives',
  'CIRO rules': 'règles de l’OCRI',
  'FATF statements': 'déclarations du GAFI',
  'OECD CRS section IV': 'NCD de l’OCDE, section IV',
  'OECD CRS sections III and IV': 'NCD de l’OCDE, sections III et IV',
  'OSFI Guideline B-20, debt serviceability': 'ligne directrice B-20 du BSIF, capacité de remboursement',
  'OSFI Guideline B-20, income verification': 'ligne directrice B-20 du BSIF, vérification du revenu',
  'CMHC: TDS 44 % of gross income': 'SCHL : ATD de 44 % du revenu brut',
  'CMHC: GDS 39 % of gross income': 'SCHL : ABD de 39 % du revenu brut',
  'PCMLTFA Part 1.1, ministerial directives': 'LRPCFAT, partie 1.1, directives ministérielles',
  'ISO 32000-2, incremental updates': 'ISO 32000-2, mises à jour incrémentielles',
  'CSA/CIRO notice 31-368': 'avis 31-368 des ACVM et de l’OCRI',
  'OFAC regulations, 31 CFR ch. V': 'règlements de l’OFAC, 31 CFR ch. V',
  'Income Tax Act Parts XVIII and XIX': 'Loi de l’impôt sur le revenu, parties XVIII et XIX',
  'BAM circular 5/W/2017': 'circulaire 5/W/2017 de BAM',
}

/** What follows a citation, by its English text: after a colon, a comma or the numbers of the sections. */
const remarks: Readonly<Record<string, string>> = {
  'valid and current': 'valide et à jour',
  authentic: 'authentique',
  'the document itself': 'le document lui-même',
  'the document is that person’s': 'le document est celui de la personne',
  'the corporation exists': 'la société existe',
  'ongoing monitoring': 'contrôle continu',
  suspicion: 'soupçon',
  'discrepancies of beneficial ownership': 'divergences sur la propriété effective',
}

/** Names of laws, their parts and the words between them, most specific first; `(a)` after a section is `a)`. */
const words: readonly (readonly [en: RegExp, fr: string])[] = [
  [/\bS\.C\. (\d{4}) c\. ?(\d+)/g, 'L.C. $1, ch. $2, '],
  [/\bSOR\//g, 'DORS/'],
  [/\bPCMLTFR\b/g, 'RRPCFAT'],
  [/\bPCMLTFA\b/g, 'LRPCFAT'],
  [/“occupied region”/g, '« région occupée »'],
  [/\bSEMA\b/g, 'LMES'],
  [/\bJVCFOA\b/g, 'loi de Sergueï Magnitski'],
  [/\bCBCA\b/g, 'LCSA'],
  [/\bUN Act\b/g, 'Loi sur les Nations Unies'],
  [/\bCriminal Code\b/g, 'Code criminel'],
  [/\bIncome Tax Act\b/g, 'Loi de l’impôt sur le revenu'],
  [/\bFATF Recommendation(s?) ([\d, ]*\d)( and \d+)?/g, 'Recommandation$1 $2$3 du GAFI'],
  [/\bFATF\b/g, 'GAFI'],
  [/\bFINTRAC\b/g, 'CANAFE'],
  [/\bCIRO\b/g, 'OCRI'],
  [/\bNI (?=\d)/g, 'Règlement '],
  [/\bDelegated Reg\. \(EU\)/g, 'Règl. délégué (UE)'],
  [/\bReg\. \(EU\)/g, 'Règl. (UE)'],
  [/\bReg\. \(EC\)/g, 'Règl. (CE)'],
  [/\bDirective \(EU\)/g, 'Directive (UE)'],
  [/\bLaw (?=\d)/g, 'Loi '],
  [/\bDecree (?=\d)/g, 'Décret '],
  [/\bas amended by\b/g, 'modifiée par la Loi'],
  [/\bfrom 10 July 2027\b/g, 'à compter du 10 juillet 2027'],
  [/\bregister extract (?=CMF)/g, 'extrait du registre : '],
  [/\bfor register extracts\b/g, 'pour les extraits du registre'],
  [/\bsections? (?=[IVX\d])/g, 'section '],
  [/\bss?\. (?=\d)/g, 'art. '],
  [/\barts (?=\d)/g, 'art. '],
  [/\bparts (?=\d)/g, 'parties '],
  [/\bpart (?=\d)/g, 'partie '],
  [/(?<=[\d)]) to (?=[\dR])/g, ' à '],
  [/(?<=[\d)°]) and (?=[\dC])/g, ' et '],
]

/**
 * A source as a page of the language prints it: « RRPCFAT art. 105(1)a) ». Citations of the United States keep their form.
 * docs/rules/verdict.md#language.
 */
export function citationIn(source: string, locale: Locale): string {
  return locale === 'en' ? source : source.split('; ').map(inFrench).join('; ')
}

function inFrench(citation: string): string {
  const phrase = phrases[citation]
  if (phrase !== undefined) return phrase
  const [, cited = citation, mark = '', remark = ''] = /^(.*?)(: |, )([a-z][^\d]*)$/.exec(citation) ?? []
  const said = remarks[remark]
  if (said !== undefined) return `${inWords(cited)}${mark === ': ' ? ' : ' : mark}${said}`
  return inWords(citation)
}

function inWords(citation: string): string {
  if (/^\d+ CFR /.test(citation)) return citation
  let french = citation
  for (const [en, fr] of words) french = french.replace(en, fr)
  return french
    .replace(/\b(\d[\d.]*(?:\(\d[\d.]*\))?)\(([a-z])\)/g, '$1$2)')
    .replace(/, {2}/g, ', ')
    .replace(/,\s+$/, '')
}
