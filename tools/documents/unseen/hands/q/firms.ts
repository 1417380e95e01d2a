import type { Paper } from '../../paper.ts'
import type { Land } from './people.ts'

const companies = {
  CA: [
    'Stonebridge Millwork Inc.',
    'Prairie Lark Grain Handling Ltd.',
    'Halyard & Fenn Marine Services Limited',
    'Tamarack Ridge Holdings Corp.',
    '#######5 Canada Inc.',
    'Copperline Robotics Incorporated',
    'North Shore Physiotherapy Professional Corporation',
    '1######4 Ontario Limited',
    'Wendover Cold Storage Ltd.',
    'Bluejoint Farms Inc.',
    'Kestrel Peak Logistics Corporation',
    'Oakhollow Dental Supply Ltd.',
    'Sable Island Data Co. Ltd.',
  ],
  QC: [
    'Les Ateliers Boréalis inc.',
    '9###-##45 Québec inc.',
    'Groupe Charpentes du Fleuve ltée',
    'Fromagerie La Pointe-aux-Vents inc.',
    'Gestion Marronnier inc.',
    'Transport Rive-Nord & Fils ltée',
    'Technologies Nivéal inc.',
    'Placements Hautbois inc.',
    'Cidrerie du Rang Double S.E.N.C.',
    'Solutions Kaméo inc.',
    'Excavation Gros-Cap inc.',
    'Clinique Arpège inc.',
  ],
  FR: [
    'MENUISERIES DU VAL D’ERDRE',
    'Ondine & Associés',
    'SAS TRAVERSIÈRE CONSEIL',
    'Maison Perrault-Lys',
    'HÉLIOTROPE ÉNERGIES',
    'Les Vergers de Sainte-Odile',
    'NOVALPE LOGISTIQUE',
    'Atelier Bleu Cobalt',
    'TRANSPORTS GUILLEVIC',
    'Pharmatis Ouest',
    'L’Épicerie du Canal',
    'KERVAL NAUTISME',
  ],
  MA: [
    'ATLAS FROID INDUSTRIEL',
    'Société Nouvelle des Tapis du Saïs',
    'ARGANOR DISTRIBUTION',
    'Zellige & Co',
    'BTP OUED LAOU',
    'Maghreb Conserves du Nord',
    'DAR EL KITAB ÉDITIONS',
    'TRANS RIF EXPRESS',
    'Clinique Dentaire Al Menzeh',
    'SAHRA SOLAIRE',
    'Négoce Bab Doukkala',
    'RIAD TARGA HOSPITALITY',
  ],
  GB: [
    'Cobblestone Bakery Group Limited',
    'Fennimore Hydraulics Ltd',
    'THORNFIELD CARE HOMES LIMITED',
    'Ashby & Larkspur LLP',
    'Marlpit Quarry Products PLC',
    'WESTRAY OFFSHORE SERVICES LTD',
    'Pennine Lantern Films Limited',
    'Gosling Yard Properties Ltd',
    'Harbinger Textiles (Leicester) Limited',
    'Tolgarth Instruments Ltd',
    'Merle & Moss Interiors Limited',
    'Orchard Bank Nurseries Ltd',
  ],
  US: [
    'Blue Heron Fabrication, Inc.',
    'Saguaro Ridge Ventures, LLC',
    'Lockwood Brothers Trucking Co.',
    'PINE HOLLOW BREWING COMPANY',
    'Meridian Orthotics, P.C.',
    'Tidewater Pecan Growers, Inc.',
    'Cascadia Signal Corp.',
    'Granite Falls Roofing LLC',
    'ELDERBERRY SOFTWARE, INC.',
    'Two Rivers Grain Elevator Corp.',
    'Magnolia Street Partners, LP',
    'Juniper Aviation Parts, Inc.',
  ],
} as const

/** The legal name of a company. */
export function company(paper: Paper, land: Land): string {
  return paper.code(paper.pick(companies[land]))
}

const offices = {
  CA: [
    'Pellerin Strachan LLP, Barristers & Solicitors',
    'Oyelaran & Haig Law Office',
    'Corbett Dunning Professional Corporation',
    'Fairweather Legal',
  ],
  QC: [
    'Étude Rochette & Vaillancourt, notaires',
    'Me Lambert-Caron, notaire inc.',
    'Ducharme Olivieri, avocats s.e.n.c.r.l.',
    'Notaires du Vieux-Bourg inc.',
  ],
  FR: [
    'SCP Vaugirault & Lestrange, notaires associés',
    'Étude Marchadier',
    'Cabinet Oriel Avocats',
    'SELARL Juris Littoral',
  ],
  MA: [
    'Fiduciaire Al Amana',
    'Étude de Me Benkirani, notaire',
    'Cabinet Hassoun & Partenaires',
    'Sté Comptafès Conseil',
  ],
  GB: [
    'Marchmont & Co Solicitors',
    'Tregarthen Lyle LLP',
    'Whitlock Bray (Legal) Limited',
    'Quill & Harrow Company Secretaries',
  ],
  US: [
    'Law Offices of B. T. Arrowsmith, PLLC',
    'Kessler Ruiz & Tate LLP',
    'Statewide Corporate Filings, Inc.',
    'Hollis Registered Agents Co.',
  ],
} as const

/** A firm of lawyers, notaries or accountants. */
export function office(paper: Paper, land: Land): string {
  return paper.pick(offices[land])
}
