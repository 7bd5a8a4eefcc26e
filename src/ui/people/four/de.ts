/** 256 German words to be read aloud, one for each byte: none is easily taken for another. */
export const four: readonly string[] = `
Abend Adler Ahorn Akazie Album Alpen Ameise Amsel Ananas Aprikose April Aquarium Armband Atlas
Aubergine August Aurora Backofen Badehose Bagger Bahnhof Balkon Bambus Banane Banjo Basilikum
Becher Beere Bernstein Besen Biber Birke Blatt Blaubeere Blume Bohne Boot Brezel Brief Brille
Brokkoli Bronze Bruder Brunnen Burg Butter Camping Cello Clown Cousine Daumen Decke Delfin
Diamant Donner Dorf Drache Drossel Duft Eisberg Elefant Elster Enkel Erdbeere Erdnuss Fahrrad
Falke Familie Fasan Feige Feld Ferien Feuer Fiedel Finger Flagge Flocke Fluss Forelle Freitag
Freund Frosch Fuchs Galaxie Gans Garten Gazelle Gepard Gewitter Giraffe Gitarre Gletscher Granit
Hafen Halstuch Hammer Heimat Henne Herbst Himbeere Hirsch Hobel Hocker Holunder Honig Horizont
Huhn Husten Iltis Jaguar Jasmin Joghurt Juli Juwel Kabine Kaffee Kaktus Kamera Kamm Karotte
Katze Keks Keller Kessel Kiefer Kino Klavier Klee Knopf Koala Komet Kompass Konzert Krabbe
Kranich Kreide Kuchen Kuckuck Lampe Lavendel Lehrer Lerche Libelle Licht Liebling Lied Lilie
Magnet Mandel Marmor Maulwurf Melone Milch Minze Mittag Mond Morgen Motte Muschel Museum Nachbar
Nagel Narzisse Neffe Nest Oase Oktober Olive Oper Orange Orchidee Panda Papagei Paprika Park
Pelikan Perle Pfanne Pfeffer Pflaume Pilot Pinguin Pinsel Planet Posaune Pullover Puppe Pyramide
Qualle Radio Rakete Rettich Rosmarin Rubin Rucksack Safran Salat Salbei Samstag Sandale Saphir
Sattel Saxofon Schach Schiff Schnee Seerose Sellerie Sofa Spargel Spatz Specht Spinat Spule
Stadt Stern Stiefel Storch Strand Strauß Stuhl Tante Tasche Teekanne Teich Tempel Theater
Thymian Tomate Topas Traktor Treppe Trommel Trompete Truhe Tunnel Urlaub Vanille Veilchen Venus
Vulkan Walnuss Wanderer Wasser Weizen Wiese Woche Wolke Wunder Wurzel Zebra Zimt Zirkus Zitrone
Zwerg Zwiebel
`
  .trim()
  .split(/\s+/)
