import type { PromptTexts } from "./prompt-texts.ts";

export const PROMPTS_ES: PromptTexts = {
  unskippable_opening: [
    "El de {anime}. Lo canto entero, mal y con coreografía.",
    "Cualquiera de {anime}. Y quien lo salte, friega los platos.",
  ],
  made_me_cry: [
    "{any}. En un avión, con la bandeja llena de pañuelos.",
    "El último capítulo de {any}: ||la despedida en la estación|| me dejó sin voz.",
    "{game}, en la parte que menos me esperaba. El gato se asustó.",
  ],
  comfort_rewatch: [
    "{show}, manta y teléfono en modo avión.",
    "Volver al primer pueblo de {game}. Allí nadie tiene prisa.",
  ],
  most_like_me: [
    "Quien se duerme en todas las escenas de {anime}.",
    "El personaje secundario de {show} que siempre llega con comida.",
  ],
  first_crush: ["Alguien de {anime}. No diré quién, pero el peinado era imposible."],
  started_it_all: [
    "Una cinta de {any} que mi prima nunca recuperó.",
    "Un domingo de lluvia, {any} y cero deberes hechos.",
  ],
  life_soundtrack: [
    "La de {game}: hasta lavar los platos parece una aventura.",
    "La de {show}. Mis vecinos ya la tararean.",
  ],
  villain_was_right: ["El de {anime}. En las formas no, pero en el fondo…", "El de {show}, hasta el capítulo ocho."],
  one_more_episode: [
    "Los pájaros cantando y {show} terminada.",
    "Una reunión a las nueve que recuerdo con los subtítulos de {anime}.",
  ],
  endless_backlog: ["{game}. Lo tengo en tres plataformas y sin abrir en todas.", "Terminar {any}. Mañana, seguro."],
  pride_of_my_shelf: ["El primer tomo de {anime}, con una mancha de ramen que cuenta una historia."],
  learned_by_playing: [
    "Paciencia, inglés y a no abrir cofres sin guardar antes. Gracias, {game}.",
    "Que en {game} y en la vida conviene llevar siempre una poción de más.",
  ],
  marathon_snack: [
    "Palomitas con chile y limón, y mandarinas para fingir salud.",
    "Onigiris en forma de algo. Nunca se sabe de qué.",
  ],
  way_of_playing: [
    "Exploro cada esquina y olvido la misión principal.",
    "Fácil, sin vergüenza y con todas las historias secundarias.",
  ],
  subtitles_or_dub: ["Subtítulos siempre, menos {anime}: ese es con las voces de mi infancia."],
  geekiest_thing: [
    "Aprender a tejer para hacerme la bufanda de {any}.",
    "Ponerle a la wifi el nombre de la nave de {show}.",
  ],
  first_thing_to_show: [
    "Los tres primeros capítulos de {anime}. Al tercero hablamos.",
    "{show}, sin teléfono y sin spoilers.",
  ],
  perfect_plan: [
    "Tienda de cómics, ramen y discutir {any} hasta que cierren.",
    "Tarde de lluvia, {game} a medias y té.",
  ],
  role_in_the_party: ["Sanación, mapas y bocadillos.", "Quien abre la puerta que no había que abrir."],
  found_at_conventions: ["La cola de los ilustradores, con menos dinero que ayer."],
  talk_for_hours: ["La música de {game}. Tengo diapositivas.", "Por qué {any} va, en realidad, de la familia."],
  good_duo: [
    "Tú lees el mapa y yo pongo las teorías.",
    "Aceptas que la última croqueta se juega a piedra, papel o tijera.",
  ],
  pair_cosplay: ["Dos extras de {anime} que solo salen en un plano. Nadie lo ha hecho."],
  unpopular_opinion: [
    "El relleno de {anime} también tiene su encanto.",
    "La segunda temporada es la buena. Casi siempre.",
  ],
  missed_the_hype: ["Ver las cosas a doble velocidad. ¿A qué viene tanta prisa?"],
  deserved_another_season: ["{show}. Sigo firmando peticiones."],
  ending_to_change: ["El de {show}: ||que suban al tren||, por favor."],
  hill_to_die_on: ["Los créditos se ven enteros."],
  love_without_shame: ["Los musicales animados. Todos. Con coros."],
  my_isekai: ["{anime}, pero con cafetería propia.", "{game}, al frente de la tienda del pueblo."],
  forget_and_repeat: ["{game}. Sobre todo, la primera vez que sales de la cueva."],
};
