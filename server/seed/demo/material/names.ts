/** First and last names per culture, each of at most ten letters, accents, spaces and hyphens. `neutral` names fit any gender. */
export type NameTable = {
  hombre: readonly string[];
  mujer: readonly string[];
  neutral: readonly string[];
  last: readonly string[];
};

/** Splits a space-separated list; an underscore is a space within a name. */
function list(text: string): readonly string[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => name.replaceAll("_", " "));
}

export const NAMES = {
  spain: {
    hombre: list(
      "Álvaro Hugo Pablo Adrián Iván Sergio Rubén Jorge Marcos Diego Javier Óscar Raúl Víctor Andrés Íñigo Unai Jordi Pau Xavi Fran Nacho Miguel Alberto Samuel Guillem Borja Ismael Gonzalo Martín",
    ),
    mujer: list(
      "Lucía Marta Paula Laura Carmen Alba Irene Sara Ainhoa Nerea Elena Cristina Rocío Noelia Patricia Silvia Raquel Andrea Clara Júlia Montse Olga Aitana Beatriz Leire Lorena Miriam Inés Teresa Blanca",
    ),
    neutral: list("Álex Ariel Noa Cruz Ángel Sol Dani Yeray Mar Robin"),
    last: list(
      "García Martínez López Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno Muñoz Álvarez Romero Alonso Gutiérrez Navarro Torres Domínguez Vázquez Ramos Gil Serrano Blanco Molina Morales Suárez Ortega Delgado Castro Ortiz Rubio Marín Sanz Iglesias Nuñez Medina Garrido Cortés Castillo Santos Lozano Guerrero Cano Prieto Méndez Cruz Calvo Vidal Ferrer Soler Etxeberria Aguirre Pascual Vega Reyes",
    ).filter((name) => name.length <= 10),
  },
  latin: {
    hombre: list(
      "Santiago Mateo Sebastián Nicolás Emiliano Joaquín Tomás Facundo Bruno Camilo Rodrigo Luis Carlos Fernando Ricardo Eduardo Cristian Gabriel Julián Esteban Daniel Leonardo Alejandro Manuel Gael Matías Felipe Renato Ezequiel Iker",
    ).map((name) => name.slice(0, 10)),
    mujer: list(
      "Valentina Sofía Camila Mariana Ximena Daniela Gabriela Fernanda Renata Antonella Florencia Julieta Catalina Isabela Paola Natalia Carolina Luisa Alejandra Constanza Milagros Agustina Josefina Romina Itzel Rosario Karla Marisol Verónica Ana_Paula",
    ),
    neutral: list("Alex Ariel Guadalupe Andy Sam Cruz Trinidad Rene Noel Milan"),
    last: list(
      "González Rodríguez Hernández Ramírez Flores Rojas Vargas Castillo Mendoza Silva Quispe Huamán Restrepo Ospina Cárdenas Salazar Contreras Sepúlveda Espinoza Fuentes Aguilar Cortez Herrera Peralta Acosta Benítez Sosa Romero Ríos Mejía Guzmán Paredes Chávez Zamora Ibarra Lara Orozco Molina Pizarro Ledesma Villalba Cabrera Duarte Rangel Tejeda",
    ),
  },
  france: {
    hombre: list(
      "Antoine Julien Maxime Thomas Nicolas Hugo Lucas Bastien Quentin Romain Adrien Mathieu Florian Yanis Karim Loïc Théo Rémi",
    ),
    mujer: list(
      "Camille Léa Manon Chloé Pauline Élodie Marion Juliette Margaux Anaïs Inès Aurélie Sarah Océane Clémence Solène Amina Justine",
    ),
    neutral: list("Charlie Alix Sacha Lou Eden Noa"),
    last: list(
      "Martin Bernard Dubois Thomas Robert Richard Petit Durand Leroy Moreau Simon Laurent Lefebvre Michel Garcia Roux Fournier Girard Bonnet Mercier Blanc Faure Chevalier Benali Diallo Nguyen Lambert Rousseau",
    ),
  },
  italy: {
    hombre: list(
      "Marco Luca Matteo Andrea Davide Simone Lorenzo Federico Alessio Gabriele Stefano Giacomo Nicola Emanuele Riccardo Dario Pietro Fabio",
    ),
    mujer: list(
      "Giulia Chiara Martina Francesca Sara Elisa Alessia Valentina Federica Ilaria Silvia Giorgia Eleonora Camilla Beatrice Serena Noemi Arianna",
    ),
    neutral: list("Andrea Celeste Alex Nico Sole Eli"),
    last: list(
      "Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti De_Luca Mancini Costa Giordano Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Villa",
    ),
  },
  germany: {
    hombre: list(
      "Lukas Jonas Felix Maximilian Tim Jan Niklas Moritz Sebastian Florian Tobias Philipp Daniel Emre Simon Fabian Matthias Henrik",
    ),
    mujer: list(
      "Anna Lena Lea Julia Laura Sarah Hannah Katharina Johanna Theresa Miriam Franziska Nina Svenja Aylin Carolin Meike Ronja",
    ).filter((name) => name.length <= 10),
    neutral: list("Kim Robin Toni Luca Sascha Finn"),
    last: list(
      "Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Krause Yılmaz Gruber Huber Brunner Keller",
    ).filter((name) => name.length <= 10),
  },
  portugal: {
    hombre: list("João Tiago Rui Pedro Gonçalo Diogo Nuno André Miguel Francisco Bernardo Duarte Hugo Luís"),
    mujer: list("Inês Mariana Beatriz Joana Catarina Rita Sofia Marta Leonor Carolina Filipa Teresa Margarida Sara"),
    neutral: list("Alex Sasha Noa Cris"),
    last: list(
      "Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Sousa Fernandes Gonçalves Gomes Lopes Marques Almeida Ribeiro Pinto Carvalho Teixeira Moreira",
    ),
  },
  brazil: {
    hombre: list(
      "Lucas Gabriel Rafael Matheus Thiago Felipe Bruno Gustavo Vinícius Caio Leandro Renan Igor Eduardo Henrique Murilo",
    ),
    mujer: list(
      "Ana_Clara Juliana Larissa Camila Letícia Fernanda Bruna Amanda Isabela Thaís Bianca Priscila Luana Natália Yasmin Aline",
    ),
    neutral: list("Ariel Alex Dani Sam Jaci"),
    last: list(
      "Silva Souza Oliveira Lima Pereira Ferreira Alves Ribeiro Rocha Barbosa Cardoso Nascimento Araújo Melo Barros Freitas Moura Tanaka Nakamura Campos",
    ),
  },
  english: {
    hombre: list(
      "James Oliver Jack Ethan Daniel Ryan Liam Connor Marcus Tyler Nathan Owen Callum Aidan Devon Isaac Malik Theo Sean Kenji",
    ),
    mujer: list(
      "Emily Hannah Chloe Megan Olivia Grace Aisling Niamh Jasmine Zoe Lauren Rachel Amara Priya Maya Brooke Naomi Tessa Imani Claire",
    ),
    neutral: list("Alex Jordan Riley Quinn Rowan Avery Sky Morgan"),
    last: list(
      "Smith Jones Taylor Brown Wilson Evans Walker Wright Hall Green Murphy Kelly Byrne Walsh Johnson Davis Miller Moore Jackson Harris Carter Nguyen Patel Khan Okafor Kim Chen Campbell Tremblay Bennett Brooks Foster",
    ),
  },
  japan: {
    hombre: list("Haruto Daiki Kenta Takumi Ryo Shota Kaito Yuta"),
    mujer: list("Yui Sakura Misaki Aoi Haruka Mai Rina Ayaka"),
    neutral: list("Akira Hikaru Makoto Nao"),
    last: list("Sato Suzuki Takahashi Tanaka Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida Mori"),
  },
  korea: {
    hombre: list("Min-jun Ji-ho Hyun-woo Jun-seo"),
    mujer: list("Seo-yeon Ji-woo Ha-eun Soo-min"),
    neutral: list("Ji-won Yu-jin"),
    last: list("Kim Lee Park Choi Jung Kang"),
  },
  nordic: {
    hombre: list("Erik Oskar Viktor Daan Sem Anton Mats Bram"),
    mujer: list("Elsa Freja Sanne Lotte Maja Ida Fleur Astrid"),
    neutral: list("Kim Robin Charlie Noor"),
    last: list("Andersson Lindberg Nilsson Berg De_Vries Jansen Bakker Visser Dahl Holm"),
  },
} satisfies Record<string, NameTable>;

export type Culture = keyof typeof NAMES;
