import type { Phrases } from "../../dictionary.ts";

export const icebreakers: Phrases["icebreakers"] = {
  use: "Usar esta ideia",
  another: "Outra ideia",
  anime: {
    one: "Qual é o seu personagem favorito de {{title}}?",
    two: "Em que momento {{title}} te fisgou?",
    three: "Se você pudesse passar um dia dentro de {{title}}, o que faria primeiro?",
    four: "Como você convenceria alguém a começar {{title}}?",
  },
  juego: {
    one: "Quantas horas você já passou em {{title}}? Prometo não julgar.",
    two: "Qual é a sua melhor lembrança jogando {{title}}?",
    three: "Como você joga {{title}}: com tudo ou com calma?",
    four: "Que parte de {{title}} te deu mais trabalho?",
  },
  serie_pelicula: {
    one: "Que cena de {{title}} você veria mil vezes?",
    two: "Que personagem de {{title}} você levaria para a vida?",
    three: "Se você pudesse esquecer {{title}} e ver tudo de novo pela primeira vez, faria isso?",
    four: "O que você mudaria em {{title}}? Sem spoilers.",
  },
  any: {
    one: "Qual foi a última coisa que te viciou?",
    two: "Que título você recomenda sempre que pode?",
    three: "O que vai ser hoje à noite: anime, jogo ou série?",
    four: "Que trilha sonora você sabe de cor?",
  },
};
