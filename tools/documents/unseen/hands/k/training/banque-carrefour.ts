import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, box, dated, day, grid, line, lines, page, text } from '../kit.ts'
import { home, people } from '../people.ts'

const firms = ['Brasserie du Faubourg', 'ATELIERS LEFÈVRE & FILS', 'Hesbaye Agri Conseil', 'NOVATEC SOLUTIONS', 'Clinique vétérinaire du Parc', 'Immo Condroz']
const forms = ['Société à responsabilité limitée', 'Société anonyme', 'Société coopérative']
const trades = [['11.050', 'Fabrication de bière'], ['43.320', 'Travaux de menuiserie'], ['62.020', 'Conseil informatique'], ['75.000', 'Activités vétérinaires'], ['68.311', 'Intermédiation en achat, vente et location de biens immobiliers']] as const

/** A Belgian extract of the register of enterprises in French: a long list of captions with "depuis le" behind each value. */
export const banqueCarrefour: UnseenLayout = {
  name: 'banque-carrefour',
  docType: 'registry_extract',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const asked = addDays(paper.today, -paper.between(0, 80))
    const begun = addDays(addYears(asked, -paper.between(1, 30)), -paper.between(3, 300))
    const word = paper.pick(['DD/MM/YYYY', 'D M YYYY'])
    const at = (iso: string) => day(iso, word, 'fr')
    const firm = paper.put('legal_name', paper.pick(firms))
    const base = paper.code('04######')
    const digits = `${base}${String(97 - (Number(base) % 97)).padStart(2, '0')}`
    const number = paper.put('registration_number', `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`)
    const board = people(paper, 'BE', paper.between(1, 3))
    const shown = board.map(({ given, surname }) => `${surname}, ${given}`)
    paper.put('directors', shown.join('; '), shown[0])
    const since = (iso: string) => `Depuis le ${at(iso)}`
    const address = addressed(paper, home(paper, 'BE'), 'registered_address')
    const [code, trade] = paper.pick(trades)
    const role = paper.pick(['Administrateur', 'Gérant', 'Administrateur délégué'])
    const grey = paper.chance(0.5)
    const color = paper.pick(['#00467f', '#8a2432', '#333'])
    const later = addDays(begun, 900) > asked ? begun : addDays(begun, 900)
    const rows = [
      [paper.pick(["Numéro d'entreprise", "N° d'entreprise", "Numéro d'entité"]), number, ''],
      [paper.pick(['Statut', "Statut de l'entité"]), paper.put('registry_status', 'active', paper.pick(['Actif', 'Active'])), ''],
      ['Situation juridique', 'Situation normale', since(begun)],
      [paper.pick(['Date de début', 'Date de constitution']), dated(paper, 'incorporation_date', begun, at(begun)), ''],
      [paper.pick(['Dénomination', "Nom de l'entité"]), firm, since(begun)],
      ['Abréviation', paper.pick(['Pas de données reprises dans la BCE.', paper.code('@@@')]), ''],
      [paper.pick(['Adresse du siège', 'Siège']), address[0] ?? '', since(later)],
      ...address.slice(1).map((row) => ['', row, '']),
      ['Numéro de téléphone', `0${paper.code('#/##.##.##')}`, ''],
      ["Type d'entité", 'Personne morale', ''],
      [paper.pick(['Forme légale', 'Forme juridique']), paper.put('legal_form', paper.pick(forms)), since(later)],
      ["Nombre d'unités d'établissement (UE)", String(paper.between(1, 3)), ''],
    ]
    const table = grid({ y: 168, leading: 19, edges: [56, 225, 412] }, rows, { size: 8.5, face: 'sans' })
    const functions = grid({ y: table.y + 30, leading: 17, edges: [56, 225, 412] }, shown.map((name) => [role, name, since(later)]), { size: 8.5, face: 'sans' })
    const date = dated(paper, 'document_date', asked, at(asked))
    return [
      page(paper, [
        text(50, 50, paper.pick(['Banque-Carrefour des Entreprises', 'BCE - Registre des entités', 'Registre des entreprises']), { size: 14, face: 'sans-bold', color }),
        text(50, 66, 'SPF Économie, P.M.E., Classes moyennes et Énergie', { size: 8 }),
        grey ? text(545, 50, `Extrait du ${date}`, { size: 9, align: 'right' }) : [],
        line(50, 76, 545, 76, { stroke: color, strokeWidth: 2 }),
        text(50, 104, paper.pick(["EXTRAIT DES DONNÉES DE L'ENTITÉ ENREGISTRÉE", "Données de l'entité enregistrée", `Extrait : ${firm}`]), { size: 12, face: 'sans' }),
        lines(50, 122, 11, ["Délivré en application de l'article III.31 du Code de droit économique. N° d'extrait", paper.code('2026-EX-#######')], { size: 7.5 }),
        box(50, 140, 495, 15, { fill: '#e6e6e6' }),
        text(56, 151, paper.pick(['Généralités', 'En général']), { size: 9, face: 'sans-bold' }),
        table.marks,
        box(50, table.y, 495, 15, { fill: '#e6e6e6' }),
        text(56, table.y + 11, 'Fonctions', { size: 9, face: 'sans-bold' }),
        functions.marks,
        box(50, functions.y, 495, 15, { fill: '#e6e6e6' }),
        text(56, functions.y + 11, 'Qualités et activités TVA - Nacebel 2025', { size: 9, face: 'sans-bold' }),
        grid({ y: functions.y + 30, leading: 16, edges: [56, 230] }, [['Assujetti à la TVA', since(begun)], ["Employeur ONSS", since(later)]], { size: 8.5, face: 'sans' }).marks,
        text(56, functions.y + 66, `${paper.pick(['Activité principale', 'TVA - activité principale'])}  ${code} -`, { size: 8, face: 'sans' }),
        text(230, functions.y + 66, paper.put('activity', trade), { size: 8, face: 'sans' }),
        text(56, functions.y + 92, `Données financières : capital 18.600,00 EUR - assemblée générale juin - fin de l'année comptable 31 décembre`, { size: 7.5 }),
        lines(50, 770, 10, [grey ? 'Ce document ne vaut pas attestation.' : `Fait à Bruxelles, le ${date}`, 'Les données sont reprises sous la responsabilité du greffe et des guichets d’entreprises. www.bce.example'], { size: 7.5 }),
      ]),
    ]
  },
}
