/** Issuers that do not exist, by what they do. */
export const issuers = {
  electricity: ['Hydro-Manicouane', 'Électricité Nordet', 'Hydro-Chaudière'],
  gas: ['Gaz Boréal, société en commandite', 'Énergaz Saint-Laurent inc.'],
  telecom: ['Télé-Fleuve s.e.n.c.', 'Cogetel Laurentides inc.', 'Ondalia Québec inc.'],
  town: ['Ville de Saint-Aurélien', 'Municipalité de Val-Perdrix', 'Ville de Rivière-aux-Ormes'],
  school: ['Centre de services scolaire des Trois-Vallées', 'Centre de services scolaire de l’Estuaire-Nord'],
  landlord: ['Gestion immobilière Carillon inc.', '9418-2207 Québec inc.', 'Les Immeubles Beauvoir s.e.c.'],
  insurer: ['Prudentielle Laurentienne, assurances générales inc.', 'L’Érablière, compagnie d’assurance'],
  office: ['Régie des allocations familiales du Québec', 'Office québécois du soutien aux aînés'],
  caisse: [
    'Caisse populaire du Bas-Richelieu',
    'Caisse populaire des Deux-Rivages',
    'Caisse populaire de Saint-Aurélien',
  ],
  thrift: ['Caisse d’économie des Travailleurs unis', 'Caisse d’économie du Réseau hospitalier'],
  card: ['Banque Champlain du Canada', 'Services de cartes Frontenac inc.'],
  mortgage: ['Banque Maisonneuve', 'Fiducie Hypothécaire du Fleuve'],
  carLoan: ['Crédit Auto Voltigeur inc.', 'Financement automobile Richelieu inc.'],
  broker: ['Valeurs mobilières Grande-Hermine inc.', 'Placements Cap-Diamant inc.'],
  employer: [
    'Boulangerie Aux Trois Moulins inc.',
    'Usinage Précitek inc.',
    'Transport Gervais-Dumont ltée',
    'Clinique vétérinaire du Coteau inc.',
    'Logiciels Maritek inc.',
    'Coopérative forestière de la Haute-Matawinie',
  ],
} as const
