/**
 * What people in Spain and Latin America alike call titles that the catalogue lists in English. Only names used on both
 * sides of the ocean are listed here.
 */
export const SPANISH_TITLES: Readonly<Record<string, string>> = {
  "The Lord of the Rings": "El Señor de los Anillos",
  "The Hobbit": "El hobbit",
  "Spirited Away": "El viaje de Chihiro",
  "My Neighbor Totoro": "Mi vecino Totoro",
  "Princess Mononoke": "La princesa Mononoke",
  "Grave of the Fireflies": "La tumba de las luciérnagas",
  "Attack on Titan": "Ataque a los Titanes",
  "Game of Thrones": "Juego de tronos",
  "Pan's Labyrinth": "El laberinto del fauno",
  "Beauty and the Beast": "La bella y la bestia",
  "The Lion King": "El rey león",
  "The Godfather": "El padrino",
  "The Queen's Gambit": "Gambito de dama",
  "Squid Game": "El juego del calamar",
  "The Handmaid's Tale": "El cuento de la criada",
  "The Walking Dead": "The Walking Dead",
  "The Matrix": "Matrix",
  Parasite: "Parásitos",
  "Finding Nemo": "Buscando a Nemo",
  "Schindler's List": "La lista de Schindler",
};
