/** Species of the seed: real ones, with their family and order. Columns: id, French name, Latin name, family, order. */
const TABLE = `
zebre-grevy|Zèbre de Grévy|Equus grevyi|Equidae|Perissodactyla
girafe|Girafe|Giraffa camelopardalis|Giraffidae|Artiodactyla
rhinoceros-blanc|Rhinocéros blanc|Ceratotherium simum|Rhinocerotidae|Perissodactyla
autruche|Autruche d’Afrique|Struthio camelus|Struthionidae|Struthioniformes
oryx|Oryx algazelle|Oryx dammah|Bovidae|Artiodactyla
grand-koudou|Grand koudou|Tragelaphus strepsiceros|Bovidae|Artiodactyla
elephant-afrique|Éléphant de savane d’Afrique|Loxodonta africana|Elephantidae|Proboscidea
phacochere|Phacochère commun|Phacochoerus africanus|Suidae|Artiodactyla
loutre-asie|Loutre cendrée|Aonyx cinereus|Mustelidae|Carnivora
hippopotame|Hippopotame amphibie|Hippopotamus amphibius|Hippopotamidae|Artiodactyla
flamant-rose|Flamant rose|Phoenicopterus roseus|Phoenicopteridae|Phoenicopteriformes
manchot-humboldt|Manchot de Humboldt|Spheniscus humboldti|Spheniscidae|Sphenisciformes
otarie-californie|Otarie de Californie|Zalophus californianus|Otariidae|Carnivora
capybara|Capybara|Hydrochoerus hydrochaeris|Caviidae|Rodentia
gorille|Gorille des plaines de l’Ouest|Gorilla gorilla|Hominidae|Primates
chimpanze|Chimpanzé|Pan troglodytes|Hominidae|Primates
orang-outan|Orang-outan de Bornéo|Pongo pygmaeus|Hominidae|Primates
gibbon-mains-blanches|Gibbon à mains blanches|Hylobates lar|Hylobatidae|Primates
maki-catta|Maki catta|Lemur catta|Lemuridae|Primates
tamarin-empereur|Tamarin empereur|Saguinus imperator|Callitrichidae|Primates
saimiri|Saïmiri commun|Saimiri sciureus|Cebidae|Primates
lion|Lion|Panthera leo|Felidae|Carnivora
tigre|Tigre|Panthera tigris|Felidae|Carnivora
panthere-neiges|Panthère des neiges|Panthera uncia|Felidae|Carnivora
guepard|Guépard|Acinonyx jubatus|Felidae|Carnivora
loup-gris|Loup gris|Canis lupus|Canidae|Carnivora
panda-roux|Panda roux|Ailurus fulgens|Ailuridae|Carnivora
suricate|Suricate|Suricata suricatta|Herpestidae|Carnivora
ours-lunettes|Ours à lunettes|Tremarctos ornatus|Ursidae|Carnivora
ara-rouge|Ara rouge|Ara macao|Psittacidae|Psittaciformes
ara-hyacinthe|Ara hyacinthe|Anodorhynchus hyacinthinus|Psittacidae|Psittaciformes
calao-terrestre|Bucorve d’Abyssinie|Bucorvus abyssinicus|Bucorvidae|Bucerotiformes
chouette-harfang|Harfang des neiges|Bubo scandiacus|Strigidae|Strigiformes
vautour-fauve|Vautour fauve|Gyps fulvus|Accipitridae|Accipitriformes
grue-demoiselle|Grue demoiselle|Grus virgo|Gruidae|Gruiformes
ibis-rouge|Ibis rouge|Eudocimus ruber|Threskiornithidae|Pelecaniformes
tortue-seychelles|Tortue géante des Seychelles|Aldabrachelys gigantea|Testudinidae|Testudines
dragon-komodo|Dragon de Komodo|Varanus komodoensis|Varanidae|Squamata
python-royal|Python royal|Python regius|Pythonidae|Squamata
iguane-vert|Iguane vert|Iguana iguana|Iguanidae|Squamata
cameleon-pantheres|Caméléon panthère|Furcifer pardalis|Chamaeleonidae|Squamata
crocodile-nil|Crocodile du Nil|Crocodylus niloticus|Crocodylidae|Crocodylia
dendrobate-dore|Phyllobate terrible|Phyllobates terribilis|Dendrobatidae|Anura
phoque-veau-marin|Phoque veau-marin|Phoca vitulina|Phocidae|Carnivora
macareux|Macareux moine|Fratercula arctica|Alcidae|Charadriiformes
souris-grise|Souris grise|Mus musculus|Muridae|Rodentia
seiche|Seiche commune|Sepia officinalis|Sepiidae|Sepiida
bar|Bar commun|Dicentrarchus labrax|Moronidae|Eupercaria
ane-poitou|Âne domestique|Equus asinus|Equidae|Perissodactyla
chevre-naine|Chèvre domestique|Capra hircus|Bovidae|Artiodactyla
`;

export type SeedSpecies = {
  readonly specieId: string;
  readonly specieName: string;
  readonly specieLatinName: string;
  readonly family: string;
  readonly order: string;
};

export const SPECIES: readonly SeedSpecies[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [specieId = '', specieName = '', specieLatinName = '', family = '', order = ''] = line.split('|');
    return { specieId, specieName, specieLatinName, family, order };
  });

/** Returns the species of this id; throws for one the table lacks, since that is a slip in the seed. */
export function speciesById(specieId: string): SeedSpecies {
  const species = SPECIES.find((one) => one.specieId === specieId);
  if (species === undefined) throw new Error(`The seed has no species ${specieId}`);
  return species;
}

/** Returns the documents of `species`, `family` and `order`, each once, with ids made of the Latin names. */
export function taxonomyDocuments(): { readonly path: string; readonly data: Record<string, unknown> }[] {
  const families = new Map(SPECIES.map((one) => [one.family, one.order]));
  const orders = new Set(SPECIES.map((one) => one.order));
  return [
    ...[...orders].map((order) => ({
      path: `order/${order.toLowerCase()}`,
      data: { orderId: order.toLowerCase(), orderName: order, orderLatinName: order },
    })),
    ...[...families].map(([family, order]) => ({
      path: `family/${family.toLowerCase()}`,
      data: {
        familyId: family.toLowerCase(),
        familyName: family,
        familyLatinName: family,
        familyOrder: { orderId: order.toLowerCase() },
      },
    })),
    ...SPECIES.map((one) => ({
      path: `species/${one.specieId}`,
      data: {
        specieId: one.specieId,
        specieName: one.specieName,
        specieLatinName: one.specieLatinName,
        familyId: one.family.toLowerCase(),
        orderId: one.order.toLowerCase(),
        specieFamily: { familyId: one.family.toLowerCase(), familyOrder: { orderId: one.order.toLowerCase() } },
        underReview: false,
        reviewData: null,
      },
    })),
  ];
}
